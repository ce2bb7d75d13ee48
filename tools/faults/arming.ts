import type { Arena } from './arena/arena.ts';
import type { Replica } from './arena/replica.ts';
import type { Environment } from './fault.ts';

interface Times {
  full: number;
  short: number;
}

const patienceMs = 180_000;

const deathsOf = (replicas: readonly Replica[]) => replicas.reduce((sum, { deaths }) => sum + deaths, 0);

/** Arms the replicas of a service with a crash point until it has killed often enough. */
export const armedUntil =
  (times: Times, service: string, faultFor: (arena: Arena) => string): Environment =>
  (arena, of) => {
    const isDue = of === service && deathsOf(arena.of(service)) < arena.times(times);
    return isDue ? { FAULT: faultFor(arena) } : {};
  };

/** Waits until crash points have killed so often. @throws Error when they do not */
export async function untilDeaths(arena: Arena, replicas: readonly Replica[], count: number): Promise<void> {
  const end = performance.now() + patienceMs;
  while (deathsOf(replicas) < count) {
    if (performance.now() > end) throw new Error(`only ${deathsOf(replicas)} of ${count} deaths happened`);
    await arena.wait(100);
  }
}
