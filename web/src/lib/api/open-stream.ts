import type { SentInputOf } from '@barspoon/contracts';
import { session } from '../session/session.ts';
import type { CallableRoute } from './call.ts';
import { ApiProblem } from './problem.ts';
import { addressOf, type Parts } from './request.ts';

interface StreamOptions {
  headers: Record<string, string>;
  signal: AbortSignal;
  /** For the whole of it. */
  timeoutMs: number;
}

/**
 * Opens the events of a route that streams them; a token that is no longer accepted is refreshed once.
 * @throws ApiProblem when it is refused
 */
export async function openStream<R extends CallableRoute>(
  route: R,
  input: SentInputOf<R>,
  { headers, signal, timeoutMs }: StreamOptions,
): Promise<ReadableStream<Uint8Array>> {
  await session.known;
  const ask = () =>
    fetch(`/api/v1${addressOf(route, input as Parts)}`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${session.token}`, ...headers },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
  let response = await ask();
  if (response.status === 401) {
    await session.refresh();
    response = await ask();
  }
  if (response.ok && response.body) return response.body;
  throw new ApiProblem({
    status: response.status,
    code: `http.${response.status}`,
    title: response.statusText,
  });
}
