import { ApiProblem, type RequestOptions } from '@barspoon/browser';
import type { Parts, Route, SentInputOf } from '@barspoon/contracts';
import { session } from '../session/session.ts';

/**
 * Opens the events of a route that streams them.
 * @param options its `timeout` is for the whole stream
 * @throws ApiProblem when it is refused
 */
export async function openStream<R extends Route>(
  route: R,
  input: SentInputOf<R>,
  options: RequestOptions,
): Promise<ReadableStream<Uint8Array>> {
  await session.known;
  const headers = { ...options.headers, accept: 'text/event-stream' };
  const { body } = await session.send(route, input as Parts, { ...options, headers });
  if (!body) throw ApiProblem.unreachable(new Error('The response has no body'));
  return body;
}
