import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { say } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { readArguments } from '../../arguments.ts';
import { DATA, orExplain } from '../boot/boot.mjs';
import { clearLeftovers, runningStack } from '../stack/running.ts';

const HELP = `npm run reset [-- --yes]: clears all data of this folder, so that the next start begins afresh

  --yes, -y   does not ask first`;

const { values: flags } = readArguments(HELP, {
  options: { yes: { type: 'boolean', short: 'y', default: false } },
});

/** Clears everything the stack has stored in this clone. */
await orExplain(async () => {
  if (runningStack(DATA)) throw new Trouble('Barspoon is running. Stop it first: npm run stop');
  if (!existsSync(DATA)) return say('There is nothing to clear.');
  if (!flags.yes && !(await isSure())) return say('Nothing was cleared.');
  await clearLeftovers(DATA);
  rmSync(DATA, { recursive: true, force: true });
  say(`Cleared ${DATA}. The next start begins afresh.`);
});

async function isSure(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Trouble('This clears all stored data. Confirm it: npm run reset -- --yes');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`This clears all data in ${DATA}. Type "yes" to go on: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
