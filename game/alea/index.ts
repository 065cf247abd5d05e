export { alea } from './game';
