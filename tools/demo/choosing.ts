import { dayMs } from '@barspoon/contracts';
export const at = (id: string) => ({ params: { id } });

/** A fixed number below `max` for each pair: the same world whenever it is made. */
export const chance = (a: number, b: number, max: number) =>
  ((a + 1) * 7919 + (b + 1) * 104_729 + a * b * 31) % max;

/** Some of a list, others for each number. */
export const some = <T>(list: readonly T[], seed: number, count: number): T[] =>
  [...new Set(Array.from({ length: count }, (_, number) => chance(seed, number, list.length)))].map(
    (index) => list[index] as T,
  );

/** A moment of the past. */
export const ago = (now: Date, days: number, hours = 0): Date =>
  new Date(now.getTime() - days * dayMs - hours * (dayMs / 24));
