import { addressOf, confirmationNeeded, type Parts, type Route } from '@barspoon/contracts';
import { ApiProblem } from './api-problem.ts';

/** The part of a route that a request needs. */
export type Addressed = Pick<Route, 'key' | 'method' | 'path'> &
  Partial<Pick<Route, 'idempotent' | 'upload' | 'produces'>>;

export interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds until the response has to be whole. */
  timeout?: number;
}

/** The gateway accepts a request with the session's cookie only with it; a foreign form cannot send it. */
export const ownPage = { 'x-requested-with': 'barspoon' };

/** The gateway gives up after 10 s. */
const defaultTimeout = 15_000;
/** A file may go over a slow line. */
const fileTimeout = 10 * 60_000;

/**
 * One HTTP exchange with the gateway: a form is sent as it is, any other body as JSON.
 * @throws ApiProblem for every response that is not a success, and when there is none in time
 */
export async function request(
  route: Addressed,
  parts: Parts,
  options: RequestOptions & { token?: string | null } = {},
): Promise<Response> {
  const response = await send(route, parts, options);
  if (response.ok) return response;
  const problem = await ApiProblem.in(response);
  // What is asked again with another token is not a failure yet.
  const isAskedAgain = problem.status === 401 || problem.code === confirmationNeeded;
  if (!isAskedAgain || !options.token) logged(problem);
  throw problem;
}

/** Every failure is logged, whether or not it is shown as well. Implements NAV-42. */
function logged<E extends Error>(failure: E): E {
  console.error(failure);
  return failure;
}

async function send(
  route: Addressed,
  parts: Parts,
  { token, headers, signal, timeout }: RequestOptions & { token?: string | null },
): Promise<Response> {
  const { body } = parts;
  const isForm = body instanceof FormData;
  const isOver = AbortSignal.timeout(timeout ?? (isForm || route.produces ? fileTimeout : defaultTimeout));
  try {
    return await fetch(addressOf(route, parts), {
      method: route.method ?? 'GET',
      headers: {
        accept: 'application/json',
        // A form sets its own content type, with its boundary.
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, isOver]) : isOver,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw logged(ApiProblem.unreachable(error));
  }
}
