import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { barItemAdded, type EventDefinition, recipeUnsaved } from '@barspoon/contracts';
import { Caller, connectToNats, eventStream, wire } from '@barspoon/messaging';
import { provisionStreams, type StreamPlan } from '@barspoon/messaging/streams';
import { newId } from '@barspoon/platform';
import { startServers } from '@barspoon/servers';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { inject } from 'vitest';

/** An event as a transport keeps it. */
export interface KeptEvent {
  id: string;
  aggregate: string;
  revision: number;
}

/**
 * What the conformance suite needs from a transport, in addition to services that run on it: to publish messages, to
 * inspect it, and to break it.
 */
export interface TransportWorld {
  /** The environment of services on it, with Redis and a MongoDB. */
  readonly env: NodeJS.ProcessEnv;
  /** Asks services as the gateway does. */
  readonly caller: Caller;
  /** A message on the subject of an event as a relay would send it, which need not be the event. */
  send(event: EventDefinition, text: string, about?: { id?: string; aggregate?: string }): Promise<void>;
  /** The events of a service that it keeps, oldest first. */
  kept(service: string): Promise<KeptEvent[]>;
  /** Deletes a consumer with its position; the operator recreates it. */
  forgetConsumer(service: string, durable: string): Promise<void>;
  /** Deletes all events of a service with their consumers; the operator recreates the stream. */
  loseEvents(service: string): Promise<void>;
  /** Hangs, with all connections open, until `resume`. */
  freeze(): void;
  resume(): void;
  close(): Promise<void>;
}

export interface NatsWorld extends TransportWorld {
  redis: { pid: number };
  /** A connection that may do everything. */
  nats: NatsConnection;
  /** What the operator does. */
  makeStreams(): Promise<void>;
}

/** What the probe relies on, under its own name and as the service whose event it publishes. */
const plan: StreamPlan = {
  publishers: [barItemAdded.service, recipeUnsaved.service],
  consumers: ['probe', recipeUnsaved.service].map((service) => ({
    service,
    name: 'note-when-item-added',
    event: barItemAdded,
    ackWaitMs: 2000,
  })),
};

/** A NATS server of its own, by `NATS_SERVER` where that names another program. */
export async function natsWorld(): Promise<NatsWorld> {
  const dir = mkdtempSync(join(tmpdir(), 'messaging-test-'));
  const servers = await startServers({ dir, only: ['nats', 'redis'], withoutCredentials: true });
  const nats = await connectToNats({ NATS_URL: servers.urls.nats }, 'test');
  await provisionStreams(nats, plan);
  const { nats: server, redis } = servers.processes;
  if (!server || !redis) throw new Error('these tests break their servers and need their own');
  const signal = (name: NodeJS.Signals) => process.kill(server.pid, name);
  return {
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      MONGODB_URL: inject('mongodbUrl'),
      NATS_URL: servers.urls.nats,
      REDIS_URL: servers.urls.redis,
    },
    caller: new Caller(nats, 'test', 3000),
    redis,
    nats,
    makeStreams: () => provisionStreams(nats, plan),
    async send(event, text, { id = newId(), aggregate } = {}) {
      const about = headers();
      if (aggregate) about.set(wire.aggregate, aggregate);
      await jetstream(nats).publish(event.subject, text, { msgID: id, headers: about });
    },
    async kept(service) {
      const manager = await jetstreamManager(nats);
      const name = eventStream(service);
      const { state } = await manager.streams.info(name);
      const events: KeptEvent[] = [];
      for (let seq = state.first_seq; seq <= state.last_seq && state.messages > 0; seq++) {
        const header = (await manager.streams.getMessage(name, { seq }))?.header;
        if (!header) continue;
        const [id, aggregate] = [header.get('Nats-Msg-Id'), header.get(wire.aggregate)];
        events.push({ id, aggregate, revision: Number(header.get(wire.revision)) });
      }
      return events;
    },
    async forgetConsumer(service, durable) {
      await (await jetstreamManager(nats)).consumers.delete(eventStream(service), durable);
      await provisionStreams(nats, plan);
    },
    async loseEvents(service) {
      await (await jetstreamManager(nats)).streams.delete(eventStream(service));
      await provisionStreams(nats, plan);
    },
    freeze: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    async close() {
      signal('SIGCONT');
      await nats.close();
      await servers.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
