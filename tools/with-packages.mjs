import { bootScript } from './stack/boot/boot.mjs';

// Runs a command that needs nothing to be there but Node: packages are installed first, as npm start does.
const [script, ...args] = process.argv.slice(2);
await bootScript(script, args);
