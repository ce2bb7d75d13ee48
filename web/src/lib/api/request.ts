import type { RouteDeclaration } from '@barspoon/contracts';
import { ApiProblem } from './problem.ts';

/** The part of a route that a request needs. */
export type Addressed = Pick<RouteDeclaration, 'method' | 'path' | 'access' | 'idempotent'> & {
  key: string;
  hot?: unknown;
  /** Whether the answer is a file. */
  produces?: unknown;
};

export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const BASE = '/api/v1';
const TIMEOUT_MS = 15_000;
/** A picture over a slow line. */
const UPLOAD_TIMEOUT_MS = 90_000;

/** `/recipes/daiquiri?limit=3`: query keys in alphabetical order, so that equal requests have equal addresses. */
export function addressOf(route: Addressed, { params = {}, query = {} }: Parts): string {
  const path = (route.path ?? '').replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const set = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]): [string, string] => [name, Array.isArray(value) ? value.join(',') : String(value)]);
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
}

interface Options {
  token?: string | null;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/**
 * One HTTP exchange with the gateway.
 * @throws ApiProblem for every answer that is not a success, and when there is none within 15 s, for a file 90 s
 */
export async function request(route: Addressed, parts: Parts, options: Options = {}): Promise<unknown> {
  const response = await send(route, parts, options);
  if (response.ok) return route.produces ? response.text() : response.json();
  const problem = await problemIn(response);
  // An outdated token is refreshed and the request repeated, so this is not a failure yet.
  if (problem.status !== 401 || !options.token) logged(problem);
  throw problem;
}

/** Every failure is logged, whether or not it is shown as well. Implements NAV-42. */
function logged<E extends Error>(failure: E): E {
  console.error(failure);
  return failure;
}

async function send(route: Addressed, parts: Parts, { token, headers, signal }: Options): Promise<Response> {
  const { body } = parts;
  const isForm = body instanceof FormData;
  const timeout = AbortSignal.timeout(isForm ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  try {
    return await fetch(BASE + addressOf(route, parts), {
      method: route.method ?? 'GET',
      headers: {
        accept: 'application/json',
        // A form sets its own content type, with its boundary.
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: body === undefined || isForm ? body : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw logged(ApiProblem.unreachable(error));
  }
}

async function problemIn(response: Response): Promise<ApiProblem> {
  const unnamed = { status: response.status, code: `http.${response.status}`, title: response.statusText };
  if (!response.headers.get('content-type')?.includes('json')) return new ApiProblem(unnamed);
  const told: unknown = await response.json().catch(() => null);
  return new ApiProblem({ ...unnamed, ...(typeof told === 'object' ? told : {}), status: response.status });
}
