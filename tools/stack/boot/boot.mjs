import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Trouble } from '../../../libs/servers/src/process/trouble.mjs';
import { checkDataFolder, checkNode, checkSpace, SPACE } from './machine.mjs';
import { runInstead } from './node24.mjs';
import { installPackages, packagesDiffer } from './packages.mjs';

const STACK = join(dirname(fileURLToPath(import.meta.url)), '..');
export const ROOT = join(STACK, '..', '..');
export const DATA = join(ROOT, '.data');

/** Runs the command of the stack with this name as `bootScript` does, with this process's arguments. */
export const boot = (command, options) =>
  bootScript(join(STACK, 'commands', `${command}.ts`), process.argv.slice(2), options);

/**
 * Makes the machine ready for a command written in TypeScript and runs it on the product's Node.
 * Written in JavaScript without dependencies: a bare clone has nothing but the system's Node.
 * @param installs false for commands that only look after what ran before
 */
export async function bootScript(script, args, { installs = true } = {}) {
  await orExplain(async () => {
    checkNode();
    checkDataFolder(DATA);
    const difference = packagesDiffer(ROOT);
    if (difference && (!installs || args.includes('--no-install')))
      throw new Trouble(`${difference} The command that installs everything: npm ci`);
    if (installs) checkSpace(DATA, SPACE.toRun);
    if (difference) await installPackages(ROOT);
    runInstead(ROOT, resolve(ROOT, script), args);
  });
}

/** Runs something; a `Trouble` it throws is said in its one sentence, and the exit code is 1. */
export async function orExplain(run) {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
