import { parseArgs } from 'node:util';
import { DATA, orExplain, ROOT } from '../boot/boot.mjs';
import { duration, say } from '../lib/progress.ts';
import { onStopSignal } from '../lib/signals.ts';
import { box } from '../stack/box.ts';
import { clearLeftovers, runningStack, waitForOther } from '../stack/running.ts';
import { AlreadyRunning, type Stack, startStack } from '../stack/stack.ts';
import type { StackState } from '../stack/state.ts';

const HELP = `npm start [-- options]: starts Barspoon and everything it needs on this machine

  --processes    each service in a process of its own, as in production (default: all in one)
  --no-install   install nothing; say what is missing and the command that installs it`;
const HOW_TO_STOP = 'Ctrl-C stops everything. Data stays in .data; "npm run reset" clears it.';

const { values: flags } = parseArgs({
  options: {
    processes: { type: 'boolean', default: false },
    'no-install': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (flags.help) say(HELP);
else await orExplain(start);
process.exit();

async function start(): Promise<void> {
  const began = Date.now();
  const abort = new AbortController();
  onStopSignal(() => abort.abort());
  for (;;) {
    const other = await running();
    if (other) return say(box('Barspoon is running already', other, 'Stop it with "npm run stop".'));
    await clearLeftovers(DATA);
    try {
      const options = {
        root: ROOT,
        dataDir: DATA,
        oneProcess: !flags.processes,
        noInstall: flags['no-install'],
      };
      const stack = await startStack(options, abort.signal);
      say(`\n${box(`Barspoon is ready (${duration(Date.now() - began)})`, stack.state, HOW_TO_STOP)}`);
      return await stayUp(stack, abort.signal);
    } catch (error) {
      if (abort.signal.aborted) return say('\nStopped before everything had started.');
      // Another start was quicker by a moment: join it.
      if (!(error instanceof AlreadyRunning)) throw error;
    }
  }
}

async function running(): Promise<StackState | null> {
  const state = runningStack(DATA);
  if (state?.status === 'starting') say('Another start is on its way; waiting for it.');
  if (state?.status === 'stopping') say('The stack is being stopped; waiting for that.');
  return state && waitForOther(DATA);
}

/** Until somebody stops the stack or a part of it fails for good. */
async function stayUp(stack: Stack, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null));
  });
  const trouble = await Promise.race([stack.failed, aborted]);
  say('\nStopping …');
  const stopping = Date.now();
  await stack.stop();
  say(`Stopped (${duration(Date.now() - stopping)}).`);
  if (trouble) throw trouble;
}
