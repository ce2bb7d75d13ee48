import type { OutputOf, Route, SentInputOf } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/caller';
import { connectToNats } from '@barspoon/messaging/connection';
import { newId } from '@barspoon/platform/ids';

/** Asks services as an operator's command. */
export interface Services {
  ask<R extends Route>(route: R, input: SentInputOf<R>): Promise<OutputOf<R>>;
}

const patienceMs = 60_000;

/** Connects, works and disconnects, however the work ends. */
export async function withServices<T>(
  name: string,
  work: (services: Services) => Promise<T>,
  natsUrl = process.env.NATS_URL ?? 'nats://127.0.0.1:4222',
): Promise<T> {
  const nats = await connectToNats(natsUrl, name, { isPatient: false });
  const caller = new Caller(nats, name, patienceMs);
  const id = newId();
  const context = { correlationId: id, causationId: id, actor: { kind: 'system' as const, name } };
  try {
    return await work({ ask: (route, input) => caller.call(route, input, context) });
  } finally {
    await nats.close();
  }
}
