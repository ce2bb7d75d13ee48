import type { RequestOptions } from '@barspoon/browser';
import { isSameForAll, type OutputOf, type Parts, type Route, type SentInputOf } from '@barspoon/contracts';
import { session } from '../session/session.ts';

/** The input of a call of this route; undefined for a route without input. */
export type CallInput<R extends Route> = unknown extends SentInputOf<R> ? void : SentInputOf<R>;

/**
 * Calls the gateway: path, query and body from the route's declaration, as whoever is signed in.
 * @throws ApiProblem
 */
export async function call<R extends Route>(
  route: R,
  input: CallInput<R>,
  options: RequestOptions = {},
): Promise<OutputOf<R>> {
  return (await answerTo(route, (input ?? {}) as Parts, options)) as OutputOf<R>;
}

/**
 * Sends a file to a route that takes one.
 * @throws ApiProblem
 */
export async function sendFile<R extends Route & Required<Pick<Route, 'upload'>>>(
  route: R,
  file: File,
  parts: Parts = {},
): Promise<OutputOf<R>> {
  const form = new FormData();
  form.set(route.upload.field, file);
  return (await answerTo(route, { ...parts, body: form })) as OutputOf<R>;
}

async function answerTo(route: Route, parts: Parts, options?: RequestOptions): Promise<unknown> {
  // The server-side rendering sends no requests: the browser fetches what the first view was not given.
  if (import.meta.env.SSR) return new Promise(() => {});
  // Requests that do not depend on the member do not wait for the session.
  if (!isSameForAll(route)) await session.known;
  const response = await session.send(route, parts, options);
  return route.produces ? response.text() : response.json();
}
