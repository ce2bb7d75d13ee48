import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProcessIdentity } from '../lib/process-identity.ts';

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
  mode: 'one process' | 'one process each';
  startedAt: string;
  launcher: ProcessIdentity;
  /** Each service with where it answers; in one process all of them share one pid. */
  services: Record<string, string>;
  processes: ProcessRecord[];
  /** What a person opens, by its name. */
  addresses: Record<string, string>;
  signIns: SignIn[];
}

export function stateFile(dataDir: string): string {
  return join(dataDir, 'run', 'stack.json');
}

/** The state of the stack of this data folder; null when there is none. A file that is no JSON counts as none. */
export function readState(dataDir: string): StackState | null {
  try {
    return JSON.parse(readFileSync(stateFile(dataDir), 'utf8')) as StackState;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Writes the first state. False when there is one already: of two starts at the same time only one goes on. */
export function claimState(dataDir: string, state: StackState): boolean {
  const file = stateFile(dataDir);
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, text(state), { mode: 0o600 });
  try {
    // A link, unlike a write, appears with its whole content or not at all.
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Replaces the state at once, so that a reader never sees half of it. */
export function writeState(dataDir: string, state: StackState): void {
  const file = stateFile(dataDir);
  writeFileSync(`${file}.new`, text(state), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export function removeState(dataDir: string): void {
  rmSync(stateFile(dataDir), { force: true });
}

function text(state: StackState): string {
  return `${JSON.stringify(state, null, 2)}\n`;
}
