import { duration, say } from '@barspoon/servers/process/progress';
import { onStopSignal } from '@barspoon/servers/process/signals';
import { box } from './box.ts';
import { qrCode } from './lan.ts';
import { clearLeftovers, runningStack, waitForOther } from './running.ts';
import { AlreadyRunning, type Stack, type StackOptions, startStack } from './stack.ts';
import type { StackState } from './state-file.ts';

const HOW_TO_STOP = 'Ctrl-C stops everything. Data stays in .data; "npm run reset" clears it.';

const footerOf = ({ note }: Hooks) => (note ? `${note}\n${HOW_TO_STOP}` : HOW_TO_STOP);

export interface Hooks {
  /** A line of the box. */
  note?: string;
  /** Runs once it is certain that no other stack is up. */
  beforeStart?(): Promise<void>;
  /** Adds what else belongs to the stack, before the box is shown. */
  onceUp?(stack: Stack): Promise<void>;
  /** Goes on behind the box; what it cannot do is no reason to stop. */
  behindTheBox?(stack: Stack): Promise<void>;
}

/**
 * Starts the stack and keeps it up until somebody stops it or a part of it fails permanently.
 * Where one is up already, says so and returns.
 */
export async function keepUp(options: StackOptions, hooks: Hooks = {}): Promise<void> {
  const began = Number(process.env.BARSPOON_BEGAN ?? Date.now());
  const abort = new AbortController();
  onStopSignal(() => abort.abort());
  for (;;) {
    const other = await otherStack(options.dataDir);
    if (other)
      return say(box(`Barspoon is running already (${other.mode})`, other, 'Stop it with "npm run stop".'));
    await clearLeftovers(options.dataDir);
    try {
      await hooks.beforeStart?.();
      const stack = await startStack(options, abort.signal);
      const end = untilTheEnd(stack, abort.signal);
      await hooks.onceUp?.(stack);
      say(`\n${box(`Barspoon is ready (${duration(Date.now() - began)})`, stack.state, footerOf(hooks))}`);
      if (options.lan) say(`\n${qrCode(stack.state.addresses.Web ?? '')}`);
      void hooks.behindTheBox?.(stack).catch((error: Error) => say(`! ${error.message}`));
      return await end;
    } catch (error) {
      if (abort.signal.aborted) return say('\nStopped before everything had started.');
      // Another start was quicker by a moment: join it.
      if (!(error instanceof AlreadyRunning)) throw error;
    }
  }
}

async function otherStack(dataDir: string): Promise<StackState | null> {
  const state = runningStack(dataDir);
  if (state?.status === 'starting') say('Another start is on its way; waiting for it.');
  if (state?.status === 'stopping') say('The stack is being stopped; waiting for that.');
  return state && waitForOther(dataDir);
}

async function untilTheEnd(stack: Stack, signal: AbortSignal): Promise<void> {
  const { promise: aborted, resolve } = Promise.withResolvers<null>();
  if (signal.aborted) resolve(null);
  signal.addEventListener('abort', () => resolve(null), { once: true });
  const trouble = await Promise.race([stack.parts.failed, aborted]);
  say('\nStopping …');
  const stopping = Date.now();
  await stack.stop();
  say(`Stopped (${duration(Date.now() - stopping)}).`);
  if (trouble) throw trouble;
}
