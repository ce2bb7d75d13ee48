import { type EventDefinition, type EventOf, envelopeSchema } from '@barspoon/contracts';
import { FieldErrors } from '@barspoon/platform';
import { MessagePattern } from '@nestjs/microservices';
import { readKnownFields } from '../known-fields.ts';

/** What the transport needs to know of an event handler. */
export interface ConsumerExtras {
  kind: 'consumer';
  /** The consequence: `award-points-when-item-added`. Unique in the service; no dots. */
  name: string;
  event: EventDefinition;
}

/**
 * Makes a controller method a durable consumer of an event. It runs inside a transaction together with its inbox row,
 * so its writes take effect once no matter how often the event arrives. Other events of the consumer that are ready share
 * the transaction. It may run again after a conflict, or because another event failed: effects outside the database belong in
 * `Transactions.afterCommit`.
 * @param name what follows from the event, in kebab-case
 */
export function Consumes<E extends EventDefinition>(event: E, name: string) {
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`${name}: durable names are kebab-case and hold no dots`);
  return <M extends (event: EventOf<E>) => Promise<void>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    const extras: ConsumerExtras = { kind: 'consumer', name, event };
    MessagePattern(`consumer:${name}`, extras)(target, key, descriptor);
  };
}

/** @throws InvalidInputError when the message is not the declared event */
export function parseEvent<E extends EventDefinition>(definition: E, raw: unknown): EventOf<E> {
  const envelope = envelopeSchema.safeParse(raw);
  if (!envelope.success) throw new FieldErrors().addAll(envelope.error, 'event').refusal;
  const data = readKnownFields(definition.data, envelope.data.data);
  if (!data.success) throw new FieldErrors().addAll(data.error, 'event.data').refusal;
  return { ...envelope.data, data: data.data } as EventOf<E>;
}
