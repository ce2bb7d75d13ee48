import { readdirSync, readFileSync } from 'node:fs';
import { SERVERS } from '@barspoon/servers';
import { birthOf, isAlive, type ProcessIdentity } from '@barspoon/servers/process/process-identity';
import { stopProcess } from '@barspoon/servers/process/stop-process';
import type { StackState } from './state-file.ts';

const STACK_VARIABLE = 'BARSPOON_STACK';
const PART_VARIABLE = 'BARSPOON_PART';

/** Marks a process as a part of this data folder's stack, for the day its launcher is killed. */
export function mark(dataDir: string, part: string): NodeJS.ProcessEnv {
  return { [STACK_VARIABLE]: dataDir, [PART_VARIABLE]: part };
}

export interface Leftover extends ProcessIdentity {
  name: string;
}

/**
 * Processes of a stack whose launcher is gone: those it wrote down and, on Linux, those that carry its mark,
 * which finds them even when the file was lost.
 */
export function leftovers(dataDir: string, state: StackState | null): Leftover[] {
  const found = new Map<number, Leftover>();
  for (const one of [...(state?.processes ?? []), ...marked(dataDir)]) {
    if (isAlive(one)) found.set(one.pid, { pid: one.pid, birth: one.birth, name: one.name });
  }
  return [...found.values()];
}

function marked(dataDir: string): Leftover[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      const variables = environmentOf(name);
      if (!variables.includes(`${STACK_VARIABLE}=${dataDir}`)) return [];
      const part = variables.find((variable) => variable.startsWith(`${PART_VARIABLE}=`));
      const birth = birthOf(Number(name));
      return part && birth ? [{ pid: Number(name), birth, name: part.slice(PART_VARIABLE.length + 1) }] : [];
    });
}

function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return []; // It ended in the meantime, or belongs to somebody else.
  }
}

/** Stops them in the order of a clean stop: first what uses the servers, then the servers. */
export async function stopLeftovers(all: readonly Leftover[], timeoutMs: number): Promise<void> {
  const isServer = ({ name }: Leftover) => SERVERS.some((server) => server.name === name);
  await Promise.all(all.filter((one) => !isServer(one)).map((one) => stopProcess(one, timeoutMs)));
  await Promise.all(all.filter(isServer).map((one) => stopProcess(one, timeoutMs)));
}
