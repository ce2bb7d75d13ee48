import { idempotencyKeys, type OutputOf, type RouteDeclaration, type SentInputOf } from '@barspoon/contracts';
import { session } from '../session/session.ts';
import { isProblem } from './problem.ts';
import { type Addressed, type Parts, request } from './request.ts';

/** A declared route with an HTTP address. */
export type CallableRoute = RouteDeclaration & { readonly key: string };

/** The input of a call of this route; undefined for a route without input. */
export type CallInput<R extends CallableRoute> = unknown extends SentInputOf<R> ? void : SentInputOf<R>;

interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/**
 * Calls the gateway: path, query and body from the route's declaration, the access token of the session, one refresh
 * and one repetition when the token is no longer accepted.
 * @throws ApiProblem
 */
export async function call<R extends CallableRoute>(
  route: R,
  input: CallInput<R>,
  options: CallOptions = {},
): Promise<OutputOf<R>> {
  return (await authorized(route, (input ?? {}) as Parts, options)) as OutputOf<R>;
}

/**
 * Sends a file to a route that takes one.
 * @throws ApiProblem
 */
export async function sendFile<R extends CallableRoute & Required<Pick<RouteDeclaration, 'upload'>>>(
  route: R,
  file: File,
  parts: Parts = {},
): Promise<OutputOf<R>> {
  const form = new FormData();
  form.set(route.upload.field, file);
  return (await authorized(route, { ...parts, body: form })) as OutputOf<R>;
}

async function authorized(route: Addressed, parts: Parts, options: CallOptions = {}): Promise<unknown> {
  // The server-side rendering sends no requests: the browser fetches what the first view was not given.
  if (import.meta.env.SSR) return new Promise(() => {});
  return route.idempotent === 'in transaction'
    ? keyed([route.key, parts], (headers) => send(route, parts, { ...options, headers }))
    : send(route, parts, options);
}

const keyed = idempotencyKeys();

async function send(route: Addressed, parts: Parts, options: CallOptions): Promise<unknown> {
  // Requests that do not depend on the member do not wait for the session.
  if (!route.hot) await session.known;
  const token = session.token;
  try {
    return await request(route, parts, { ...options, token });
  } catch (error) {
    if (!token || !isProblem(error, 401)) throw error;
    if (session.token === token) await session.refresh();
    if (!session.token) throw error;
    return await request(route, parts, { ...options, token: session.token });
  }
}
