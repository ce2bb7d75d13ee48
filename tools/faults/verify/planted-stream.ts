import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { Stores, StreamEvent } from './stores.ts';

/** Puts events into a stream of a service as its relay would, for a test of the verifier. */
export async function plantStream(
  { nats }: Stores,
  service: string,
  events: readonly StreamEvent[],
): Promise<void> {
  const manager = await jetstreamManager(nats);
  await manager.streams.add({ name: `events-${service}`, subjects: [`evt.${service}.>`] });
  for (const { id, aggregate, revision } of events) {
    const about = headers();
    about.set('Msg-Aggregate', aggregate);
    about.set('Msg-Revision', String(revision));
    const options = { msgID: id, headers: about };
    await jetstream(nats).publish(`evt.${service}.x`, JSON.stringify({ id }), options);
  }
}

/** Takes one event out of a stream. */
export async function removeFromStream({ nats }: Stores, service: string, place: number): Promise<void> {
  await (await jetstreamManager(nats)).streams.deleteMessage(`events-${service}`, place);
}

export async function removeStreams({ nats }: Stores): Promise<void> {
  const manager = await jetstreamManager(nats);
  for await (const name of manager.streams.names()) await manager.streams.delete(name);
}
