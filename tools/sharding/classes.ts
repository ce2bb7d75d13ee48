import { plan } from './plan.ts';
import type { Query } from './queries.ts';
import { type Reason, reasonOf } from './scattered.ts';

/**
 * Where a query goes: to the one shard that has everything of its collection, to the shards of the keys it names, to all
 * shards for rows it knows by their ids alone, or to all shards.
 */
type Class = { goes: 'whole' | 'targeted' | 'by id' } | { goes: 'scattered'; reason: Reason | undefined };

export const nameOf = ({ service, collection }: Pick<Query, 'service' | 'collection'>): string =>
  `${service}.${collection}`;

/** @throws Error for a collection that nobody has planned */
export function classOf(query: Query): Class {
  const key = plan[query.service]?.[query.collection];
  if (key === undefined) throw new Error(`${nameOf(query)} is not in tools/sharding/plan.ts`);
  if (key === null) return { goes: 'whole' };
  if (query.fields === 'all' || query.fields.has(key)) return { goes: 'targeted' };
  if (query.fields.has('_id')) return { goes: 'by id' };
  return { goes: 'scattered', reason: reasonOf(nameOf(query), query.name) };
}
