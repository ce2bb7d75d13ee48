export { duration, type Step, say, step } from './say.mjs';
