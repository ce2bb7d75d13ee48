import type { EventDefinition } from '@barspoon/contracts';
import type { connectToNats } from '@barspoon/messaging/connection';
import { newId } from '@barspoon/platform/ids';
import { headers } from '@nats-io/transport-node';
import { eventually } from './eventually.ts';

type Nats = Awaited<ReturnType<typeof connectToNats>>;

/** Publishes an event as the relay of its service does, and waits until its stream has stored it. */
export async function publishEvent(
  nats: Nats,
  { subject, type, version }: EventDefinition,
  data: unknown,
  id: string = newId(),
): Promise<void> {
  const occurredAt = new Date().toISOString();
  const event = { id, type, version, occurredAt, correlationId: id, causationId: id, actorId: null, data };
  const about = headers();
  about.set('Nats-Msg-Id', id);
  await eventually(() => nats.request(subject, JSON.stringify(event), { timeout: 2000, headers: about }));
}
