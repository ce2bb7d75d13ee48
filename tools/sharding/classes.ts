import { plan } from './plan.ts';
import type { Query } from './queries.ts';
import { type Reason, reasonOf } from './scattered.ts';

/**
 * The shards a query reaches: the single shard of an unsharded collection, the shards of the keys it names, all shards by
 * id, or all shards.
 */
type Class = { goes: 'unsharded' | 'targeted' | 'by id' } | { goes: 'scattered'; reason: Reason | undefined };

export const nameOf = ({ service, collection }: Pick<Query, 'service' | 'collection'>): string =>
  `${service}.${collection}`;

/** @throws Error for a collection that is missing in the plan */
export function classOf(query: Query): Class {
  const key = plan[query.service]?.[query.collection];
  if (key === undefined) throw new Error(`${nameOf(query)} is not in tools/sharding/plan.ts`);
  if (key === null) return { goes: 'unsharded' };
  if (query.fields === 'all' || query.fields.has(key)) return { goes: 'targeted' };
  if (query.fields.has('_id')) return { goes: 'by id' };
  return { goes: 'scattered', reason: reasonOf(nameOf(query), query.name) };
}
