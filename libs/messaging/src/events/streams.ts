import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs } from '@barspoon/contracts';
import {
  AckPolicy,
  type ConsumerInfo,
  DeliverPolicy,
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamManager,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream';
import { type NatsConnection, nanos } from '@nats-io/transport-node';
import { durableOf, eventStream } from '../names.ts';
import { duplicateWindowMs, keptDays } from '../retention.ts';

/** The streams and durable consumers that services rely on and cannot create themselves. */
export interface StreamPlan {
  /** Services that publish events. */
  publishers: readonly string[];
  consumers: readonly PlannedConsumer[];
  /** Copies the servers keep of every event. Defaults to 1. */
  replicas?: number;
}

export interface PlannedConsumer {
  service: string;
  /** The consequence of the event; `<service>__<name>` is the durable. */
  name: string;
  event: { service: string; subject: string };
  /** A delivered event is redelivered when nothing was heard of it for this long. Defaults to 10 s. */
  ackWaitMs?: number;
}

const notFound = [10059, 10014];
const defaultAckWaitMs = 10_000;
/**
 * Events in progress in a process that died count until the ack wait is over. This leaves room for a dozen dead processes,
 * so that the running ones can continue; they pull no more than they can handle.
 */
const maxAckPending = 1000;
const retryDelayMs = 250;

/**
 * Creates missing streams and consumers and updates others; repeating it changes nothing. Requires the operator's credential:
 * whoever sets a stream's `republish`, or where a consumer delivers to, can publish as others.
 * A stream that passes messages on or takes foreign ones is recreated: its outbox fills it again.
 * @param timeoutMs a server that has just started may need some time
 * @throws Error when it has not succeeded by then
 */
export async function provisionStreams(
  nats: NatsConnection,
  plan: StreamPlan,
  timeoutMs = 30_000,
): Promise<void> {
  const latest = performance.now() + timeoutMs;
  while (true) {
    try {
      const manager = await jetstreamManager(nats);
      await Promise.all(servicesIn(plan).map((service) => provideFor(manager, service, plan)));
      return;
    } catch (error) {
      if (performance.now() > latest || nats.isClosed()) throw error;
      await sleep(retryDelayMs);
    }
  }
}

const servicesIn = ({ publishers, consumers }: StreamPlan): string[] => [
  ...new Set([...publishers, ...consumers.map(({ event }) => event.service)]),
];

/**
 * The stream of a service, and then what reads it. Streams do not wait for each other: in a cluster each of them and each
 * consumer takes a moment until its members have agreed who leads.
 */
async function provideFor(manager: JetStreamManager, service: string, plan: StreamPlan): Promise<void> {
  if (plan.publishers.includes(service)) await provideStream(manager, service, plan.replicas ?? 1);
  for (const consumer of plan.consumers)
    if (consumer.event.service === service) await provideConsumer(manager, consumer);
}

async function provideStream(manager: JetStreamManager, service: string, replicas: number): Promise<void> {
  const name = eventStream(service);
  const wanted = {
    subjects: [`evt.${service}.>`],
    max_age: nanos(keptDays * dayMs),
    duplicate_window: nanos(duplicateWindowMs),
    num_replicas: replicas,
  };
  const present = await unlessMissing(manager.streams.info(name));
  if (present && isSafe(present.config, wanted.subjects)) {
    await dropPushConsumers(manager, name);
    if (!holds(present.config, wanted)) await manager.streams.update(name, wanted);
    return;
  }
  if (present) await manager.streams.delete(name);
  await manager.streams.add({
    name,
    ...wanted,
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    discard: DiscardPolicy.Old,
  });
}

const isSafe = (config: StreamConfig, subjects: readonly string[]): boolean =>
  !config.republish &&
  !config.mirror &&
  !config.sources?.length &&
  !config.subject_transform &&
  config.subjects.join() === subjects.join();

/** All of ours are pull consumers; a push consumer was planted to make the server publish to others. */
async function dropPushConsumers(manager: JetStreamManager, stream: string): Promise<void> {
  for await (const { name, config } of manager.consumers.list(stream))
    if (config.deliver_subject) await manager.consumers.delete(stream, name);
}

/** A durable pull consumer of one event. */
async function provideConsumer(manager: JetStreamManager, consumer: PlannedConsumer): Promise<void> {
  const stream = eventStream(consumer.event.service);
  const durable = durableOf(consumer.service, consumer.name);
  const wanted = {
    filter_subject: consumer.event.subject,
    ack_wait: nanos(consumer.ackWaitMs ?? defaultAckWaitMs),
    max_ack_pending: maxAckPending,
    max_deliver: -1,
  };
  const present: ConsumerInfo | null = await unlessMissing(manager.consumers.info(stream, durable));
  if (present && holds(present.config, wanted)) return;
  if (present) await manager.consumers.update(stream, durable, wanted);
  else
    await manager.consumers.add(stream, {
      ...wanted,
      durable_name: durable,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
    });
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof JetStreamApiError && notFound.includes(error.code)) return null;
    throw error;
  }
}

const holds = (present: object, wanted: object): boolean =>
  Object.entries(wanted).every(
    ([name, value]) => JSON.stringify((present as Record<string, unknown>)[name]) === JSON.stringify(value),
  );
