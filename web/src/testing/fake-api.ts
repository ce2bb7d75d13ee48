import { httpRoutes, type InputOf, type OutputOf, type Problem, type Route } from '@barspoon/contracts';
import type { z } from 'zod';

type Answer = (input: unknown) => unknown;

/** What reached the server: the route's key and the parts it was sent, as the service would get them. */
interface Received {
  route: string;
  input: unknown;
}

/** A route's example reply, to change in parts. */
export const exampleOf = <R extends Route>(route: R): OutputOf<R> =>
  (route.response as z.ZodType<OutputOf<R>>).parse(route.example.response);

class Refusal {
  constructor(readonly problem: Problem) {}
}

const answers = new Map<string, Answer>();
const received: Received[] = [];

/**
 * Stands where the gateway stands: answers every declared route with its example, checks what it is sent against the
 * route's schemas (400 naming the fields), asks for a token where one is needed (401), and refuses to be taught an
 * answer that does not fit the route.
 */
export const fakeApi = {
  /** Answers a route otherwise than with its example. */
  answer<R extends Route>(route: R, reply: OutputOf<R> | ((input: InputOf<R>) => OutputOf<R>)): void {
    const reply_ = typeof reply === 'function' ? (reply as Answer) : () => reply;
    answers.set(route.key, (input) => (route.response as z.ZodType).parse(reply_(input)));
  },

  /** Lets a route fail. */
  refuse(route: Route, problem: Partial<Problem> & Pick<Problem, 'status'>): void {
    const whole = { type: 'about:blank', title: 'Refused', code: 'test.refused', ...problem };
    answers.set(route.key, () => new Refusal(whole));
  },

  /** Lets a route wait until the answer given back is called. */
  hold(route: Route): () => void {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const before = answers.get(route.key);
    answers.set(route.key, async (input) => {
      await gate;
      return before ? before(input) : route.example.response;
    });
    return release;
  },

  /** Inputs this route received so far. */
  received: (route: Route): unknown[] =>
    received.filter((one) => one.route === route.key).map(({ input }) => input),

  reset(): void {
    answers.clear();
    received.length = 0;
  },
};

const patterns = httpRoutes.map((route) => ({
  route,
  pattern: new RegExp(`^/api/v1${route.path?.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

async function respond(url: URL, init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET';
  const found = patterns.find(({ route, pattern }) => route.method === method && pattern.test(url.pathname));
  if (!found) return problem({ status: 404, code: 'common.not_found' });
  const { route, pattern } = found;
  if (route.access !== 'public' && !new Headers(init.headers).has('authorization'))
    return problem({ status: 401, code: 'gateway.token_refused' });

  const sent = {
    params: pattern.exec(url.pathname)?.groups,
    query: Object.fromEntries(url.searchParams),
    body: bodyOf(init),
  };
  const input: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema: z.ZodType | undefined = route[part];
    if (!schema) continue;
    const result = schema.safeParse(sent[part]);
    if (!result.success) {
      const errors = result.error.issues.map(({ path, message }) => ({
        path: [part, ...path].join('.'),
        message,
      }));
      return problem({ status: 400, code: 'INVALID', errors });
    }
    input[part] = result.data;
  }

  if (route.upload) input.file = (init.body as FormData).get(route.upload.field);
  received.push({ route: route.key, input });
  const answer = answers.get(route.key);
  const reply = answer ? await answer(input) : route.example.response;
  if (reply instanceof Refusal) return problem(reply.problem);
  if (route.produces?.includes('text/event-stream'))
    return new Response(String(reply), { headers: { 'content-type': 'text/event-stream' } });
  if (route.produces) return new Response(String(reply));
  return Response.json(reply, { status: route.status ?? 200 });
}

function bodyOf({ body }: RequestInit): unknown {
  if (body === undefined || body === null || body instanceof FormData) return undefined;
  return JSON.parse(String(body));
}

const problem = (parts: Partial<Problem> & Pick<Problem, 'status' | 'code'>) =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'Refused', ...parts }), {
    status: parts.status,
    headers: { 'content-type': 'application/problem+json' },
  });

globalThis.fetch = (input, init = {}) => {
  const request = respond(new URL(String(input), 'http://localhost'), init);
  const { signal } = init;
  if (!signal) return request;
  return Promise.race([
    request,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    ),
  ]);
};
