import { boot } from './boot/boot.mjs';

await boot('reset', { installs: false });
