import { setTimeout as sleep } from 'node:timers/promises';
import type { Exit, Launched } from '@barspoon/servers/process/launch';
import { lastWords, type Part, startPart } from '@barspoon/servers/process/part';
import { restartDelay } from './restart-policy.ts';

export interface SupervisorEvents {
  onLaunch(part: Part, process: Launched): void;
  /** @param lastWords what it wrote before it ended */
  onCrash(part: Part, exit: Exit, restartInMs: number | null, lastWords: string): void;
  onBack(part: Part): void;
  /** It crashed too often in a row and stays down. */
  onGivenUp(part: Part): void;
}

export interface Supervised {
  part: Part;
  process(): Launched | null;
  /** Starts it and waits until it takes work. @throws {Trouble} when it does not. */
  start(): Promise<void>;
  stop(timeoutMs?: number): Promise<void>;
  /** Stops it and starts it again at once, as after a rebuild. */
  restart(): Promise<void>;
}

/** Keeps a part running: a crash is reported, and it is restarted with increasing delays until it crashes too often. */
export function supervise(part: Part, events: SupervisorEvents): Supervised {
  const uptimes: number[] = [];
  let current: Launched | null = null;
  let starting: Promise<void> = Promise.resolve();
  let stopping = false;

  const launch = async () => {
    const launched = Date.now();
    const process = await startPart(part, (child) => {
      current = child;
      events.onLaunch(part, child);
      // Stopped while it was being launched.
      if (stopping) void child.stop(part.stopTimeoutMs);
    });
    void process.exited.then((exit) => {
      if (!stopping && current === process) void crashed(exit, Date.now() - launched);
    });
  };

  const run = () => {
    starting = launch();
    return starting;
  };

  const crashed = async (exit: Exit, uptime: number): Promise<void> => {
    uptimes.push(uptime);
    const delay = restartDelay(uptimes);
    events.onCrash(part, exit, delay, current ? lastWords(current) : '');
    if (delay === null) return events.onGivenUp(part);
    await sleep(delay);
    if (stopping) return;
    try {
      await run();
      if (!stopping) events.onBack(part);
    } catch {
      if (!stopping) await crashed(current?.exit() ?? { code: null, signal: null }, 0);
    }
  };

  const stop = async (timeoutMs = part.stopTimeoutMs) => {
    stopping = true;
    await current?.stop(timeoutMs);
    await starting.catch(() => {});
  };

  return {
    part,
    process: () => current,
    start: run,
    stop,
    restart: async () => {
      await stop();
      stopping = false;
      await run();
    },
  };
}
