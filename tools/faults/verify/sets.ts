import type { Invariant, Violation } from '../violation.ts';

export const violations = (invariant: Invariant, found: readonly string[]): Violation[] =>
  found.map((what) => ({ invariant, what }));

export const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
/** 1 to `max`. */
export const range = (max: number): number[] => Array.from({ length: max }, (_, at) => at + 1);

export function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** What one side has and the other has not, and what the other has more than once. */
export function differ(
  one: string,
  ones: readonly string[],
  other: string,
  others: readonly string[],
): string[] {
  const [inOne, inOther] = [new Set(ones), new Set(others)];
  return [
    ...[...inOne].filter((key) => !inOther.has(key)).map((key) => `${one} ${key} without ${other}`),
    ...[...inOther].filter((key) => !inOne.has(key)).map((key) => `${other} ${key} without ${one}`),
    ...(inOther.size < others.length ? [`${others.length - inOther.size} of ${other} too many`] : []),
  ];
}
