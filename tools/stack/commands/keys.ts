import { orExplain } from '../boot/boot.mjs';
import { Trouble } from '../lib/trouble.ts';
import { developmentKeys } from '../stack/keys.ts';

/** Makes the key pair of access tokens in a folder, unless it is there. */
await orExplain(async () => {
  const dir = process.argv[2];
  if (!dir) throw new Trouble('Usage: node tools/stack/commands/keys.ts <folder>');
  developmentKeys(dir);
});
