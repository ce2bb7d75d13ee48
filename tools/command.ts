import type { OutputOf, Route, SentInputOf } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/caller';
import { connectToNats } from '@barspoon/messaging/connection';
import { newId } from '@barspoon/platform/ids';

/** Asks services as an operator's command; `close` when done. */
export async function openCommand(name: string, natsUrl = process.env.NATS_URL ?? 'nats://127.0.0.1:4222') {
  const nats = await connectToNats(natsUrl, name);
  const caller = new Caller(nats, name, 60_000);
  const id = newId();
  const context = { correlationId: id, causationId: id, actor: { kind: 'system' as const, name } };
  return {
    ask: <R extends Route>(route: R, input: SentInputOf<R>): Promise<OutputOf<R>> =>
      caller.call(route, input, context),
    close: () => nats.drain(),
  };
}
