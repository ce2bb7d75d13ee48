import { readdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashPoint, CrashPoints } from '../../../libs/platform/src/crash-points.ts';

/** What is to happen at a place: `relay.afterPubAck:kill@40`. */
export interface PlannedFault {
  point: string;
  act: 'kill' | 'drop' | 'wait';
  /** The pass at which it happens, once; every pass when absent. */
  at?: number;
  /** Or the share of passes at which it happens. */
  share?: number;
  /** Only where what the place is about contains this text. */
  about?: string;
}

const form =
  /^(?<point>[\w.]+):(?<act>kill|drop|wait)(?:@(?<at>\d+))?(?:%(?<share>[\d.]+))?(?:\/(?<about>.+))?$/;

/**
 * Reads `FAULT`: faults separated by commas, `<point>:<kill|drop|wait>[@pass][%percent][/text]`.
 * @throws Error for anything else
 */
export function parseFaults(text: string): PlannedFault[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((spec) => {
      const parts = form.exec(spec)?.groups;
      if (!parts?.point || !parts.act) throw new Error(`FAULT: ${spec} is no fault`);
      return {
        point: parts.point,
        act: parts.act as PlannedFault['act'],
        ...(parts.at && { at: Number(parts.at) }),
        ...(parts.share && { share: Number(parts.share) / 100 }),
        ...(parts.about && { about: parts.about }),
      };
    });
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Takes one of the files of a folder, so the number of files is the number of faults, regardless of the number of processes.
 * @returns false when there is none left
 */
function takeTicket(folder: string): boolean {
  for (const name of readdirSync(folder)) {
    try {
      unlinkSync(join(folder, name));
      return true;
    } catch {
      // Another process was faster.
    }
  }
  return false;
}

/** The crash points of the builds that fault runs use, armed by the environment. */
export function armed(
  env: NodeJS.ProcessEnv,
  kill = () => process.kill(process.pid, 'SIGKILL'),
): CrashPoints {
  const faults = parseFaults(env.FAULT ?? '').map((fault) => ({ ...fault, passes: 0 }));
  const random = seeded(Number(env.FAULT_SEED ?? 1));
  const isAllowed = () => env.FAULT_TICKETS === undefined || takeTicket(env.FAULT_TICKETS);
  const strike = async (fault: PlannedFault): Promise<void> => {
    if (fault.act === 'kill') {
      kill();
      // The signal is on its way; nothing more may happen here.
      await sleep(60_000);
    }
    if (fault.act === 'wait') await sleep(1000);
    if (fault.act === 'drop')
      throw Object.assign(new Error(`${fault.point} was dropped`), { name: 'TimeoutError' });
  };
  return {
    reach(point: CrashPoint, about?: () => string) {
      const due = faults.find((fault) => {
        if (fault.point !== point || (fault.about && !about?.().includes(fault.about))) return false;
        fault.passes++;
        if (fault.at !== undefined) return fault.passes === fault.at;
        return fault.share === undefined || random() < fault.share;
      });
      return due && isAllowed() ? strike(due) : undefined;
    },
  };
}

export const crashPoints = armed(process.env);
