export { Trouble } from '../boot/trouble.mjs';
