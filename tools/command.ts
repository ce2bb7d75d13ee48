import type { Actor, OutputOf, Route, SentInputOf } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/caller';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { newId } from '@barspoon/platform/ids';

/** Asks services as an operator's command, or as the actor that is named. */
export interface Services {
  /** @param at when it happens; development alone takes another time than now */
  ask<R extends Route>(route: R, input: SentInputOf<R>, actor?: Actor, at?: Date): Promise<OutputOf<R>>;
}

const timeoutMs = 60_000;

/** Connects with the operator's credential, works and disconnects, however the work ends. */
export async function withServices<T>(
  name: string,
  work: (services: Services) => Promise<T>,
  env = process.env,
): Promise<T> {
  const nats = await connectToNats(env, name, { isPatient: false, as: OPERATOR });
  const caller = new Caller(nats, name, timeoutMs);
  try {
    const id = newId();
    return await work({
      ask: (route, input, actor = { kind: 'system', name }, at) =>
        caller.call(route, input, { correlationId: id, causationId: id, actor, at: at?.getTime() }),
    });
  } finally {
    await nats.close();
  }
}
