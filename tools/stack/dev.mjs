import { boot } from './boot/boot.mjs';

await boot('dev');
