import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process began, as an opaque text. A pid together with its birth names one process forever:
 * pids are reused, so a recorded pid alone proves nothing. Null when there is no such process.
 */
export function birthOf(pid: number): string | null {
  return process.platform === 'linux' ? birthFromProc(pid) : birthFromPs(pid);
}

function birthFromProc(pid: number): string | null {
  try {
    // The second field is the command in brackets and may hold spaces; the rest begins after the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [state, start] = [fields[0], fields[19]];
    return state === 'Z' || !start ? null : start;
  } catch {
    return null;
  }
}

function birthFromPs(pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

export interface ProcessIdentity {
  pid: number;
  birth: string;
}

/** Whether the very process that was recorded still runs. */
export function isAlive({ pid, birth }: ProcessIdentity): boolean {
  return birthOf(pid) === birth;
}
