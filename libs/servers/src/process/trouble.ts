export { Trouble } from './trouble.mjs';
