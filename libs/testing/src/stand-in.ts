import type { OutputOf, Route } from '@barspoon/contracts';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';

/**
 * Answers a route of a service that a stack has not started, always the same: whoever asks it would wait seconds for it to
 * come back.
 * @returns how to end it
 */
export async function standInFor<R extends Route>(
  env: NodeJS.ProcessEnv,
  route: R,
  response: OutputOf<R>,
): Promise<() => Promise<void>> {
  const nats = await connectToNats(env, 'test', { as: OPERATOR });
  const reply = JSON.stringify(response);
  nats.subscribe(route.subject, { callback: (_, message) => void message.respond(reply) });
  await nats.flush();
  return () => nats.close();
}
