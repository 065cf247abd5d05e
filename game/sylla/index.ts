export { sylla } from './game';
