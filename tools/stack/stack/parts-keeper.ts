import { existsSync, renameSync, statSync } from 'node:fs';
import type { Exit } from '@barspoon/servers/process/launch';
import type { Part } from '@barspoon/servers/process/part';
import { say, step } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import type { StateFile } from './state-file.ts';
import { stopInOrder } from './stop-order.ts';
import { type Supervised, type SupervisorEvents, supervise } from './supervised.ts';

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** Starts parts, keeps them running and written down, and stops them in order. */
export class PartsKeeper {
  /** Resolves with the reason when a part has crashed too often to go on. */
  readonly failed: Promise<Trouble>;
  private readonly file: StateFile;
  private readonly events: SupervisorEvents;
  private readonly parts: Supervised[] = [];
  private stopped: Promise<void> | undefined;

  constructor(file: StateFile) {
    this.file = file;
    const { promise, resolve } = Promise.withResolvers<Trouble>();
    this.failed = promise;
    this.events = {
      onLaunch: (part, process) => file.record(part, process),
      onCrash: sayCrashed,
      onBack: ({ label }) => say(`✓ ${label}: back`),
      onGivenUp: ({ label, log }) =>
        resolve(new Trouble(`${label}: crashed again and again. All it wrote is in ${log}.`)),
    };
  }

  /** Starts parts together and waits until all take work. @throws {Trouble} as soon as one does not */
  async add(title: string, parts: readonly Part[]): Promise<void> {
    const progress = step(title);
    const waiting = new Set(parts.map(({ label }) => label));
    try {
      await Promise.all(
        parts.map(async (part) => {
          await this.start(part);
          waiting.delete(part.label);
          if (waiting.size > 0) progress.detail(`waiting for ${[...waiting].join(', ')}`);
        }),
      );
    } catch (error) {
      progress.fail();
      throw error;
    }
    progress.done();
  }

  part(name: string): Supervised {
    const found = this.parts.find(({ part }) => part.name === name);
    if (!found) throw new Error(`the stack has no part ${name}`);
    return found;
  }

  /** Stops everything, within 30 s. */
  stop(): Promise<void> {
    this.file.change({ status: 'stopping' });
    this.stopped ??= stopInOrder(this.parts);
    return this.stopped;
  }

  private async start(part: Part): Promise<void> {
    if (this.stopped) throw new Trouble('The stack is being stopped.');
    keepLogSmall(part.log);
    const one = supervise(part, this.events);
    this.parts.push(one);
    await one.start();
  }
}

function sayCrashed(part: Part, { code, signal }: Exit, restartInMs: number | null, lastWords: string): void {
  say(`\n✗ ${part.label}: ended unexpectedly (${signal ?? `exit code ${code}`}). ${lastWords}`);
  if (restartInMs !== null) say(`  It is started again in ${restartInMs / 1000} s.`);
}

function keepLogSmall(log: string): void {
  if (existsSync(log) && statSync(log).size > LOG_LIMIT_BYTES) renameSync(log, `${log}.1`);
}
