import { DiscardPolicy, type JetStreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';

const day = 24 * 60 * 60 * 1000;

/** The stream that holds the events of a service. */
export const eventStream = (service: string): string => `events-${service}`;
export const deadLetterStream = 'dead-letters';
export const deadLetterSubject = (consumer: string): string => `dlq.${consumer}`;

/**
 * Makes the stream of a service's events when it is missing. Producer and consumers both do, so that the order in
 * which services start does not matter. Events are kept as long as outbox rows: 14 days.
 */
export const ensureEventStream = (
  manager: JetStreamManager,
  service: string,
  replicas: number,
): Promise<void> => ensureStream(manager, eventStream(service), `evt.${service}.>`, 14 * day, replicas);

export const ensureDeadLetterStream = (manager: JetStreamManager, replicas: number): Promise<void> =>
  ensureStream(manager, deadLetterStream, 'dlq.>', 90 * day, replicas);

async function ensureStream(
  manager: JetStreamManager,
  name: string,
  subject: string,
  maxAgeMs: number,
  replicas: number,
): Promise<void> {
  try {
    await manager.streams.info(name);
  } catch {
    // Made by another replica in the meantime: the same configuration, which the server accepts again.
    await manager.streams.add({
      name,
      subjects: [subject],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      discard: DiscardPolicy.Old,
      max_age: nanos(maxAgeMs),
      duplicate_window: nanos(2 * 60_000),
      num_replicas: replicas,
    });
  }
}
