import { databaseOf } from '@barspoon/platform/credentials';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import { type Db, MongoClient } from 'mongodb';

/** Where the three stores of a run are. */
export interface StoreAddresses {
  mongo: string;
  /** What its databases begin with. */
  prefix: string;
  nats: string;
  redis: string;
}

/** The stores themselves, read past all services. */
export interface Stores {
  db(service: string): Db;
  nats: NatsConnection;
  redis: Redis;
  close(): Promise<void>;
}

export async function openStores({
  mongo,
  prefix,
  nats: natsUrl,
  redis: redisUrl,
}: StoreAddresses): Promise<Stores> {
  const client = await new MongoClient(mongo, { serverSelectionTimeoutMS: 10_000 }).connect();
  const urls = natsUrl.split(',').map((url) => new URL(url));
  const { username, password } = urls[0] as URL;
  const nats = await connect({
    servers: urls.map(({ host }) => host),
    ...(username && { user: username, pass: password }),
    timeout: 10_000,
  });
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 3 });
  // It may be what is broken; whoever asks it is told.
  redis.on('error', () => undefined);
  return {
    db: (service) => client.db(databaseOf(prefix, service)),
    nats,
    redis,
    async close() {
      redis.disconnect();
      await nats.close();
      await client.close();
    },
  };
}

/** An event as its stream keeps it, in the stream's order. */
export interface StreamEvent {
  id: string;
  aggregate: string;
  revision: number;
}

/** The events of a service's stream; empty when there is none. */
export async function readStream(nats: NatsConnection, service: string): Promise<StreamEvent[]> {
  const manager = await jetstreamManager(nats);
  const name = `events-${service}`;
  const known = await manager.streams.info(name).catch(() => null);
  if (!known || known.state.messages === 0) return [];
  const consumer = await jetstream(nats).consumers.get(name, {});
  const events: StreamEvent[] = [];
  for await (const message of await consumer.consume({ max_messages: 1000 })) {
    events.push({
      id: message.json<{ id: string }>().id,
      aggregate: message.headers?.get('Msg-Aggregate') ?? '',
      revision: Number(message.headers?.get('Msg-Revision')),
    });
    if (message.info.pending === 0) break;
  }
  return events;
}
