import { boot } from './boot/boot.mjs';

await boot('stop', { installs: false });
