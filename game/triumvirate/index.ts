export { triumvirate } from './game';
