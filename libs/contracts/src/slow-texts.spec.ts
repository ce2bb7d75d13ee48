import { describe, expect, it } from 'vitest';
import { allRoutes } from './registry.ts';

/** Texts that make patterns with nested repetitions take forever. */
const corpus = [
  `${'a'.repeat(50_000)}!`,
  `${'a@'.repeat(20_000)}`,
  `${'0'.repeat(50_000)}x`,
  `${' '.repeat(50_000)}x`,
  `${'a-'.repeat(25_000)}!`,
  `${'a.'.repeat(25_000)}@`,
  `+${'1'.repeat(50_000)}`,
  `http://${'a.'.repeat(20_000)}`,
  `${'2020-01-01T'.repeat(4000)}`,
  `${'\t\n '.repeat(15_000)}\u0000`,
];

const parts = allRoutes.flatMap((route) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    const example = (route.example as Record<string, unknown>)[part];
    return schema && example && typeof example === 'object'
      ? [{ name: `${route.key} ${part}`, schema, example: example as Record<string, unknown> }]
      : [];
  }),
);

describe('texts made to be slow', () => {
  it.each(parts)('take less than 100 ms of CPU time in $name (security 27)', ({ schema, example }) => {
    for (const text of corpus)
      for (const field of Object.keys(example))
        expect(quickest(() => schema.safeParse({ ...example, [field]: text }))).toBeLessThan(100);
  });
});

/** CPU time of this thread in milliseconds, the least of three tries: a busy machine takes time away, not CPU time. */
function quickest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let at = 0; at < 3 && best > 100; at++) {
    const began = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(began);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
