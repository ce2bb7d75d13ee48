import { idempotencyKeys, type OutputOf, type Route, type SentInputOf } from '@barspoon/contracts';
import { session } from '../session/session.ts';
import { type Parts, request } from './http.ts';
import { ProblemError } from './problem-error.ts';

/**
 * Calls a declared route as the signed-in admin. A token that has run out is renewed and the call repeated once; a
 * refusal for want of rights makes the console ask again who is there. What makes something new has its effect once,
 * also when it is sent again because no answer came.
 * @throws ProblemError
 */
export async function call<R extends Route>(route: R, input: SentInputOf<R>): Promise<OutputOf<R>> {
  const parts = input as Parts;
  const response =
    route.idempotent === 'in transaction'
      ? await keyed([route.key, parts], (headers) => authorized(route, parts, headers))
      : await authorized(route, parts);
  return jsonOf(response);
}

const keyed = idempotencyKeys();

/**
 * Sends a file to a route that takes one.
 * @throws ProblemError
 */
export async function sendFile<R extends Route & Required<Pick<Route, 'upload'>>>(
  route: R,
  input: SentInputOf<R>,
  file: File,
): Promise<OutputOf<R>> {
  const form = new FormData();
  form.set(route.upload.field, file);
  return jsonOf(await authorized(route, { ...(input as Parts), body: form }));
}

/**
 * The file a route answers, with the name it is to be saved under.
 * @throws ProblemError
 */
export async function fetchFile<R extends Route & Required<Pick<Route, 'produces'>>>(
  route: R,
  input: SentInputOf<R>,
): Promise<{ name: string; content: Blob }> {
  const response = await authorized(route, input as Parts);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return { name: named?.[1] ?? 'export', content: await response.blob() };
}

const jsonOf = <T>(response: Response): Promise<T> => response.json() as Promise<T>;

async function authorized(
  route: Route,
  input: Parts,
  headers: Record<string, string> = {},
): Promise<Response> {
  try {
    return await request(route, input, { ...headers, authorization: `Bearer ${await session.token()}` });
  } catch (problem) {
    if (!(problem instanceof ProblemError)) throw problem;
    if (problem.status === 403) void session.open();
    if (problem.status !== 401) throw problem;
    return request(route, input, { ...headers, authorization: `Bearer ${await session.renew()}` });
  }
}
