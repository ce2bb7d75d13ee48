import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Arena, Environment } from './arena/arena.ts';

interface Times {
  full: number;
  short: number;
}

const timeoutMs = 180_000;

/** Arms the replicas of a service with a crash point that kills a limited number of them. */
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

/**
 * Arms services with a crash point that kills at some of its passes, but nobody before the strike deals out the deaths:
 * what is prepared before goes through the same places.
 */
export const armedForStrike =
  (services: readonly string[], fault: string): Environment =>
  (arena, of) => {
    if (!services.includes(of)) return {};
    const folder = strikeTickets(arena, of);
    mkdirSync(folder, { recursive: true });
    return { FAULT: fault, FAULT_TICKETS: folder };
  };

/** Assigns a number of crashes to each of these services and waits until they have happened. @throws Error when they do not */
export async function strikeDeaths(arena: Arena, services: readonly string[], each: Times): Promise<void> {
  const before = new Map(arena.replicas.map((replica) => [replica, replica.crashes]));
  for (const service of services)
    for (let at = 0; at < arena.times(each); at++)
      writeFileSync(join(strikeTickets(arena, service), String(at)), '');
  const wanted = services.length * arena.times(each);
  const end = performance.now() + timeoutMs;
  const deaths = () =>
    arena.replicas.reduce((sum, replica) => sum + replica.crashes - (before.get(replica) ?? 0), 0);
  while (deaths() < wanted) {
    if (performance.now() > end) throw new Error(`only ${deaths()} of ${wanted} deaths happened`);
    await arena.wait(100);
  }
}

const strikeTickets = (arena: Arena, service: string): string => join(arena.dir, 'tickets', service);

/** The folder of a run with a file for every death that is to happen, made at the first question. */
function ticketsOf(arena: Arena, count: number): string {
  const folder = join(arena.dir, 'tickets');
  if (mkdirSync(folder, { recursive: true }))
    for (let at = 0; at < count; at++) writeFileSync(join(folder, String(at)), '');
  return folder;
}
