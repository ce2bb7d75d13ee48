import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Part } from '@barspoon/servers/process/part';
import { birthOf, type ProcessIdentity } from '@barspoon/servers/process/process-identity';

/** A process of the stack as it is written down, so that a later start can find it. */
export interface ProcessRecord extends ProcessIdentity {
  name: string;
  address: string;
  log: string;
  startedAt: string;
}

export interface SignIn {
  role: string;
  email: string;
  password: string;
}

/** What `.data/run/stack.json` says while a stack is up. */
export interface StackState {
  status: 'starting' | 'ready' | 'stopping';
  mode: 'one process' | 'one process each' | 'servers alone';
  startedAt: string;
  launcher: ProcessIdentity;
  /** Each service with where it answers; in one process all of them share one pid. */
  services: Record<string, string>;
  processes: ProcessRecord[];
  /** What a person opens, by its name. */
  addresses: Record<string, string>;
  signIns: SignIn[];
}

/** The state of the stack of this data folder; null when there is none. A file that is no JSON counts as none. */
export function readState(dataDir: string): StackState | null {
  try {
    return JSON.parse(readFileSync(pathOf(dataDir), 'utf8')) as StackState;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

export function removeState(dataDir: string): void {
  rmSync(pathOf(dataDir), { force: true });
}

/** The state of our own stack, written down at every change. */
export class StateFile {
  readonly state: StackState;
  private readonly path: string;
  private isClaimed = false;

  constructor(dataDir: string, mode: StackState['mode']) {
    this.path = pathOf(dataDir);
    this.state = {
      status: 'starting',
      mode,
      startedAt: new Date().toISOString(),
      launcher: { pid: process.pid, birth: birthOf(process.pid) ?? '' },
      services: {},
      processes: [],
      addresses: {},
      signIns: [],
    };
  }

  /** Writes the first state. False when there is one already: of two starts at the same time only one goes on. */
  claim(): boolean {
    mkdirSync(dirname(this.path), { recursive: true });
    const draft = this.writeDraft();
    try {
      // A link, unlike a write, appears with its whole content or not at all.
      linkSync(draft, this.path);
      this.isClaimed = true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    return this.isClaimed;
  }

  change(change: Partial<StackState>): void {
    Object.assign(this.state, change);
    // Replaced at once, so that a reader never sees half of it.
    if (this.isClaimed) renameSync(this.writeDraft(), this.path);
  }

  record({ name, address, log }: Part, { pid, birth }: ProcessIdentity): void {
    const others = this.state.processes.filter((one) => one.name !== name);
    const record = { name, pid, birth, address, log, startedAt: new Date().toISOString() };
    this.change({ processes: [...others, record] });
  }

  remove(): void {
    this.isClaimed = false;
    rmSync(this.path, { force: true });
  }

  private writeDraft(): string {
    const draft = `${this.path}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(this.state, null, 2)}\n`, { mode: 0o600 });
    return draft;
  }
}

function pathOf(dataDir: string): string {
  return join(dataDir, 'run', 'stack.json');
}
