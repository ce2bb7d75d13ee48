import type { StreamEvent } from './stores.ts';

/** The first time each event stands in the stream, no revision of its aggregate stands before a lower one. */
export function outOfOrder(stream: readonly StreamEvent[]): string[] {
  const seen = new Set<string>();
  const last = new Map<string, number>();
  return stream.flatMap(({ id, aggregate, revision }) => {
    if (seen.has(id)) return [];
    seen.add(id);
    const before = last.get(aggregate) ?? 0;
    last.set(aggregate, revision);
    return revision >= before ? [] : [`${aggregate} has revision ${revision} behind ${before} in the stream`];
  });
}
