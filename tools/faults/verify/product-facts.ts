import { queuesOf } from '@barspoon/messaging/names';
import { streamPlanOf } from '@barspoon/servers/nats-access/provision';
import { SERVICES } from '@barspoon/servers/services';
import type { Document } from 'mongodb';
import { ROOT } from '../../stack/boot/boot.mjs';
import { type Journalled, readJournal } from '../load/journal.ts';
import { readStream, type Stores, type StreamEvent } from './stores.ts';

/** Services with a database of their own. */
export const keepers = SERVICES.map(({ name }) => name).filter((name) => name !== 'gateway');
/** Who listens to which events, as the code of the services says. */
export const listeners = streamPlanOf(ROOT)
  .consumers.filter(({ service }) => keepers.some((keeper) => keeper === service))
  .map(({ service, name, event }) => ({ service, id: `${service}__${name}`, subject: event.subject }));

export interface OutboxEvent {
  id: string;
  subject: string;
  aggregate: string;
  revision: number;
  published: boolean;
  data: Document;
}

/** What is left in a service: what it told, what it heard, what it gave up, and the work it put off. */
export interface ServiceFacts {
  outbox: OutboxEvent[];
  /** `<consumer>:<event>` */
  inbox: Set<string>;
  deadLetters: string[];
  jobs: { id: string; name: string; state: string; isDue: boolean }[];
  stream: StreamEvent[];
}

/** What members who used the product have left. */
export interface ProductFacts {
  journal: Journalled[];
  services: Map<string, ServiceFacts>;
  /** What Redis still has of jobs. */
  queued: Set<string>;
  /** The rows of a collection; those of one that is not there are none. */
  rows(service: string, collection: string): Document[];
}

type Row = Document & { _id: string };

export async function readProduct(
  stores: Stores,
  journal: string,
  collections: readonly { service: string; collection: string }[],
): Promise<ProductFacts> {
  const services = new Map<string, ServiceFacts>();
  for (const service of keepers) services.set(service, await readService(stores, service));
  const rows = new Map<string, Document[]>();
  for (const { service, collection } of collections) {
    const place = `${service}.${collection}`;
    if (!rows.has(place))
      rows.set(place, await stores.db(service).collection<Row>(collection).find().toArray());
  }
  return {
    journal: readJournal(journal),
    services,
    queued: new Set(await stores.redis.keys(`${queuesOf('*')}:*`)),
    rows: (service, collection) => rows.get(`${service}.${collection}`) ?? [],
  };
}

async function readService({ db, nats }: Stores, service: string): Promise<ServiceFacts> {
  const rowsOf = (collection: string) => db(service).collection<Row>(collection).find().toArray();
  const [outbox, inbox, deadLetters, jobs, stream] = await Promise.all([
    rowsOf('outbox'),
    rowsOf('inbox'),
    rowsOf('dead_letters'),
    rowsOf('jobs'),
    readStream(nats, service),
  ]);
  return {
    outbox: outbox.map(({ _id, subject, aggregate, revision, publishedAt, envelope }) => ({
      id: _id,
      subject,
      aggregate,
      revision,
      published: publishedAt !== null,
      data: envelope.data,
    })),
    inbox: new Set(inbox.map(({ _id }) => _id)),
    deadLetters: deadLetters.map(({ consumer, eventId }) => `${consumer}:${eventId}`),
    jobs: jobs.map(({ _id, name, state, notBefore }) => ({
      id: _id,
      name,
      state,
      isDue: !notBefore || notBefore <= new Date(),
    })),
    stream,
  };
}

/** How much is still on its way between the services. */
export async function productLagOf(stores: Stores): Promise<number> {
  const told = await toldIn(stores);
  if (typeof told === 'number') return told;
  const consumer = { $arrayElemAt: [{ $split: ['$_id', ':'] }, 0] };
  let lag = 0;
  for (const service of new Set(listeners.map((listener) => listener.service))) {
    const heard = await countedBy(stores, service, 'inbox', consumer);
    for (const { id, subject } of listeners.filter((listener) => listener.service === service))
      lag += (told.get(subject) ?? 0) - (heard.get(id) ?? 0);
  }
  if (lag > 0) return lag;
  // What was heard may have been told further, or put off, since it was looked at.
  const after = await toldIn(stores);
  if (typeof after === 'number') return after;
  return sumOf(after) - sumOf(told);
}

/** How many events were told, by subject; where events or due work are still waiting, only how much waits. */
async function toldIn(stores: Stores): Promise<Map<string, number> | number> {
  const told = new Map<string, number>();
  for (const service of keepers) {
    const database = stores.db(service);
    const isDue = { $or: [{ notBefore: null }, { notBefore: { $lte: new Date() } }] };
    const unpublished = await database.collection('outbox').countDocuments({ publishedAt: null });
    const pending = await database.collection('jobs').countDocuments({ state: 'pending', ...isDue });
    if (unpublished + pending > 0) return unpublished + pending;
    for (const [subject, count] of await countedBy(stores, service, 'outbox', '$subject'))
      told.set(subject, count);
  }
  return told;
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

async function countedBy(
  { db }: Stores,
  service: string,
  collection: string,
  key: unknown,
): Promise<Map<string, number>> {
  const groups = await db(service)
    .collection(collection)
    .aggregate([{ $group: { _id: key, count: { $sum: 1 } } }])
    .toArray();
  return new Map(groups.map(({ _id, count }) => [_id, count]));
}
