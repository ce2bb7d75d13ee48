export { duration, type Step, say, step } from '../boot/say.mjs';
