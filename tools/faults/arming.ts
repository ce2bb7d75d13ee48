import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Arena } from './arena/arena.ts';
import type { Environment } from './fault.ts';

interface Times {
  full: number;
  short: number;
}

const timeoutMs = 180_000;

/** Arms the replicas of a service with a crash point that kills so many of them and no more. */
export const armed =
  <A extends Arena>(times: Times, service: string, faultFor: (arena: A) => string): Environment =>
  (arena, of) =>
    of === service
      ? { FAULT: faultFor(arena as A), FAULT_TICKETS: ticketsOf(arena, arena.times(times)) }
      : {};

/** Waits until crash points have killed so often. @throws Error when they do not */
export async function untilDeaths(arena: Arena, service: string, times: Times): Promise<void> {
  const end = performance.now() + timeoutMs;
  const crashes = () => arena.of(service).reduce((sum, replica) => sum + replica.crashes, 0);
  while (crashes() < arena.times(times)) {
    if (performance.now() > end)
      throw new Error(`only ${crashes()} of ${arena.times(times)} deaths happened`);
    await arena.wait(100);
  }
}

/** The folder of a run with a file for every death that is to happen, made at the first question. */
function ticketsOf(arena: Arena, count: number): string {
  const folder = join(arena.dir, 'tickets');
  if (mkdirSync(folder, { recursive: true }))
    for (let at = 0; at < count; at++) writeFileSync(join(folder, String(at)), '');
  return folder;
}
