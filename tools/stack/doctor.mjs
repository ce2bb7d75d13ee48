import { join } from 'node:path';
import { say } from '../../libs/servers/src/process/say.mjs';
import { readFlags } from './boot/arguments.mjs';
import { checkBasics } from './boot/basics.mjs';
import { DATA, ROOT } from './boot/boot.mjs';
import { runInstead } from './boot/node24.mjs';

readFlags('npm run doctor: says what is wrong with this machine, and how to mend it');

const faults = await checkBasics(ROOT, DATA);
if (faults.packages) {
  say('\nThe rest is looked at once the packages are installed.');
  process.exitCode = 1;
} else {
  runInstead(ROOT, join(ROOT, 'tools', 'stack', 'commands', 'doctor.ts'), [String(faults.count)]);
}
