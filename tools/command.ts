import type { OutputOf, Route, SentInputOf } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/caller';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { newId } from '@barspoon/platform/ids';

/** Asks services as an operator's command. */
export interface Services {
  ask<R extends Route>(route: R, input: SentInputOf<R>): Promise<OutputOf<R>>;
}

const patienceMs = 60_000;

/** Connects with the operator's credential, works and disconnects, however the work ends. */
export async function withServices<T>(
  name: string,
  work: (services: Services) => Promise<T>,
  env = process.env,
): Promise<T> {
  const nats = await connectToNats(env, name, { isPatient: false, as: OPERATOR });
  const caller = new Caller(nats, name, patienceMs);
  const id = newId();
  const context = { correlationId: id, causationId: id, actor: { kind: 'system' as const, name } };
  try {
    return await work({ ask: (route, input) => caller.call(route, input, context) });
  } finally {
    await nats.close();
  }
}
