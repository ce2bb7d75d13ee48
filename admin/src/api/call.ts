import { isProblem } from '@barspoon/browser';
import {
  confirmationNeeded,
  type OutputOf,
  type Parts,
  type Route,
  type SentInputOf,
} from '@barspoon/contracts';
import { session } from '../session/session.ts';

/**
 * Calls a declared route as the signed-in member of staff.
 * @throws ApiProblem
 */
export async function call<R extends Route>(route: R, input: SentInputOf<R>): Promise<OutputOf<R>> {
  return jsonOf(await send(route, input as Parts));
}

/**
 * Sends a file to a route that takes one.
 * @throws ApiProblem
 */
export async function sendFile<R extends Route & Required<Pick<Route, 'upload'>>>(
  route: R,
  input: SentInputOf<R>,
  file: File,
): Promise<OutputOf<R>> {
  const form = new FormData();
  form.set(route.upload.field, file);
  return jsonOf(await send(route, { ...(input as Parts), body: form }));
}

/**
 * The file a route answers, with the name it is to be saved under.
 * @throws ApiProblem
 */
export async function fetchFile<R extends Route & Required<Pick<Route, 'produces'>>>(
  route: R,
  input: SentInputOf<R>,
): Promise<{ name: string; content: Blob }> {
  const response = await send(route, input as Parts);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return { name: named?.[1] ?? 'export', content: await response.blob() };
}

const jsonOf = <T>(response: Response): Promise<T> => response.json() as Promise<T>;

/** A refusal for want of rights makes the console ask again who is there. */
async function send(route: Route, parts: Parts): Promise<Response> {
  try {
    return await session.send(route, parts);
  } catch (problem) {
    if (isProblem(problem, 403) && problem.code !== confirmationNeeded) void session.open();
    throw problem;
  }
}
