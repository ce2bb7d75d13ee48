import type { EventDefinition } from '@barspoon/contracts';
import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { eventStream } from '../names.ts';

const day = 24 * 60 * 60 * 1000;
const streamNotFound = 10059;
/**
 * What a process that died had in hand counts until the ack wait is over. This is room for a dozen of them, so that
 * the living go on meanwhile; they take no more than they can work on.
 */
const maxAckPending = 1000;

/**
 * Makes the stream of a service's events when it is missing. Producer and consumers both do, so that the order in
 * which services start does not matter. Events are kept as long as outbox rows: 14 days.
 */
export async function ensureEventStream(
  manager: JetStreamManager,
  service: string,
  replicas: number,
): Promise<StreamInfo> {
  const name = eventStream(service);
  try {
    return await manager.streams.info(name);
  } catch (error) {
    if (!(error instanceof JetStreamApiError && error.code === streamNotFound)) throw error;
  }
  try {
    return await manager.streams.add({
      name,
      subjects: [`evt.${service}.>`],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      discard: DiscardPolicy.Old,
      max_age: nanos(14 * day),
      duplicate_window: nanos(2 * 60_000),
      num_replicas: replicas,
    });
  } catch {
    // Made by another replica in the meantime, perhaps with other limits by another version.
    return manager.streams.info(name);
  }
}

/** Makes a durable pull consumer of one event when it is missing, and brings one of an older version up to date. */
export async function ensureConsumer(
  manager: JetStreamManager,
  event: EventDefinition,
  durable: string,
  ackWaitMs: number,
): Promise<void> {
  const stream = eventStream(event.service);
  const settings = {
    filter_subject: event.subject,
    ack_wait: nanos(ackWaitMs),
    max_ack_pending: maxAckPending,
    max_deliver: -1,
  };
  try {
    await manager.consumers.add(stream, {
      ...settings,
      durable_name: durable,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
    });
  } catch (error) {
    if (!(error instanceof JetStreamApiError)) throw error;
    await manager.consumers.update(stream, durable, settings);
  }
}
