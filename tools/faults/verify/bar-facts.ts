import type { Document } from 'mongodb';
import { type Journalled, readJournal } from '../load/journal.ts';
import { readStream, type Stores, type StreamEvent } from './stores.ts';

const awarding = 'engagement-points__award-points-when-item-added';
const added = 'evt.inventory.item.added.v1';
const queue = 'engagement-points.award-points';

/** What is left of members filling their bars: the links, their events, and the points they came to. */
export interface BarFacts {
  journal: Journalled[];
  /** `<member>/<item>` of what stands on bars. */
  links: string[];
  /** The number of the last change of a member's bar. */
  bars: { member: string; sequence: number }[];
  outbox: { id: string; key: string; member: string; revision: number; published: boolean }[];
  /** Ids of events whose points were seen to. */
  awarded: string[];
  deadLetters: string[];
  jobs: { id: string; state: string }[];
  activities: { key: string; points: number; member: string }[];
  points: { member: string; total: number }[];
  queued: string[];
  stream: StreamEvent[];
}

const databases = (stores: Stores) => ({
  inventory: stores.db('inventory'),
  points: stores.db('engagement-points'),
});

export async function readBars(stores: Stores, journal: string): Promise<BarFacts> {
  const { inventory, points } = databases(stores);
  const [links, bars, outbox, inbox, deadLetters, jobs, activities, totals, stream, keys] = await Promise.all(
    [
      inventory.collection('user_inventory').find().toArray(),
      inventory.collection('bars').find().toArray(),
      inventory.collection('outbox').find({ subject: added }).toArray(),
      points.collection<Document & { _id: string }>('inbox').find().toArray(),
      points.collection('dead_letters').find().toArray(),
      points.collection<Document & { _id: string }>('jobs').find({ name: queue }).toArray(),
      points.collection('user_activities').find({ activityType: 'inventory_added' }).toArray(),
      points.collection('user_points').find().toArray(),
      readStream(stores.nats, 'inventory'),
      stores.redis.keys(`bull:${queue}:award-points-*`),
    ],
  );
  return {
    journal: readJournal(journal),
    links: links.map(({ userId, inventoryId }) => `${userId}/${inventoryId}`),
    bars: bars.map(({ _id, sequence }) => ({ member: String(_id), sequence })),
    outbox: outbox.map(({ _id, revision, publishedAt, envelope }) => ({
      id: String(_id),
      key: `${envelope.data.memberId}/${envelope.data.itemId}`,
      member: envelope.data.memberId,
      revision,
      published: publishedAt !== null,
    })),
    awarded: inbox
      .filter(({ _id }) => _id.startsWith(`${awarding}:`))
      .map(({ _id }) => _id.slice(awarding.length + 1)),
    deadLetters: deadLetters.map(({ consumer, eventId }) => `${consumer}:${eventId}`),
    jobs: jobs.map(({ _id, state }) => ({ id: _id, state })),
    activities: activities.map(({ userId, relatedId, pointsAwarded }) => ({
      key: `${userId}/${relatedId}`,
      points: pointsAwarded,
      member: userId,
    })),
    points: totals.map(({ _id, totalPoints }) => ({ member: String(_id), total: totalPoints })),
    queued: keys.filter((name) => !name.endsWith(':lock')),
    stream,
  };
}

/** How much is still on its way between bars and points. */
export async function barLagOf(stores: Stores): Promise<number> {
  const { inventory, points } = databases(stores);
  const [unpublished, made, awarded, pending, jobs] = await Promise.all([
    inventory.collection('outbox').countDocuments({ publishedAt: null }),
    inventory.collection('outbox').countDocuments({ subject: added }),
    points
      .collection<Document & { _id: string }>('inbox')
      .countDocuments({ _id: { $regex: `^${awarding}:` } }),
    points.collection('jobs').countDocuments({ state: 'pending' }),
    points.collection('jobs').countDocuments({ name: queue }),
  ]);
  return unpublished + (made - awarded) + pending + (made - jobs);
}
