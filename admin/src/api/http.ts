import type { OutputOf, Route } from '@barspoon/contracts';
import { ProblemError, problemOf } from './problem-error.ts';

/** What a request is made of; a form is sent as it is, everything else as JSON. */
export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Nothing hangs longer than this many milliseconds; the server gives up after 10 s. A file may take its time. */
const timeout = 15_000;
const fileTimeout = 10 * 60_000;

/**
 * One HTTP request to a declared route.
 * @throws ProblemError for every answer but a success, and with status 0 when nothing answers
 */
export async function request(
  route: Route,
  { params, query, body }: Parts,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(addressOf(route, params, query), {
    method: route.method ?? 'GET',
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(route.upload || route.produces ? fileTimeout : timeout),
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
  }).catch((cause: unknown) => {
    throw new ProblemError({ status: 0, code: 'unreachable', title: String(cause) });
  });
  if (!response.ok) throw await problemOf(response);
  return response;
}

/**
 * One HTTP request to a declared route that answers JSON.
 * @throws ProblemError as `request`
 */
export async function send<R extends Route>(
  route: R,
  parts: Parts,
  headers: Record<string, string> = {},
): Promise<OutputOf<R>> {
  return (await request(route, parts, headers)).json() as Promise<OutputOf<R>>;
}

/** `/api/v1/admin/recipes?q=lime`: parameters filled in, lists comma separated, absent values left out. */
export function addressOf(route: Route, params: Parts['params'], query: Parts['query']): string {
  const path = (route.path ?? '').replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return `/api/v1${path}${search.size > 0 ? `?${search}` : ''}`;
}
