import {
  adminBarItemRoutes,
  adminRecipeRoutes,
  authRoutes,
  type BarItem,
  httpRoutes,
  profileRoutes,
  type Recipe,
  type Route,
} from '@barspoon/contracts';
import { listOf } from './fake-list.ts';
import { Refusal } from './refusal.ts';

interface Input {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}
type Answer = (input: Input) => unknown;

/**
 * The API as the contracts describe it: every request is validated by its route, every route answers its example, and
 * recipes and bar items are kept in memory. `answers` replaces single routes, `requests` tells what was asked.
 */
export function createFakeApi(kept: { recipes?: Recipe[]; items?: BarItem[] } = {}) {
  const recipes = listOf(kept.recipes ?? [adminRecipeRoutes.get.example.response]);
  const items = listOf(kept.items ?? [adminBarItemRoutes.get.example.response]);
  const requests: { key: string; input: Input; headers: Headers }[] = [];
  const answers = new Map<string, Answer>(
    Object.entries({
      [authRoutes.refresh.key]: () => ({
        ...authRoutes.refresh.example.response,
        accessToken: 'token',
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
      }),
      [profileRoutes.me.key]: () => ({
        ...profileRoutes.me.example.response,
        status: 'admin',
        role: 'admin',
      }),
      [adminRecipeRoutes.list.key]: ({ query }) => recipes.page(query),
      [adminRecipeRoutes.get.key]: ({ params }) => recipes.get(params.id),
      [adminRecipeRoutes.create.key]: ({ body }) => recipes.add(recipeOf(body)),
      [adminRecipeRoutes.revise.key]: ({ params, body }) => {
        const seen = recipes.get(params.id).revision;
        if (body.revision !== seen) throw new Refusal({ status: 409, code: 'catalogue.recipe_changed' });
        return recipes.change(params.id, { ...recipeOf(body.recipe as object), revision: seen + 1 });
      },
      [adminRecipeRoutes.feature.key]: ({ params, body }) =>
        recipes.change(params.id, { ...body, revision: recipes.get(params.id).revision + 1 }),
      [adminRecipeRoutes.delete.key]: ({ params }) => recipes.remove(params.id),
      [adminBarItemRoutes.list.key]: ({ query }) => items.page(query),
      [adminBarItemRoutes.get.key]: ({ params }) => items.get(params.id),
      [adminBarItemRoutes.create.key]: ({ body }) => items.add(itemOf(body)),
      [adminBarItemRoutes.revise.key]: ({ params, body }) => items.change(params.id, itemOf(body)),
      [adminBarItemRoutes.delete.key]: ({ params }) => items.remove(params.id),
    } satisfies Record<string, Answer>),
  );

  async function fetch(address: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(new URL(String(address), 'http://fake'), init as RequestInit);
    try {
      const { route, input } = await read(request);
      requests.push({ key: route.key, input, headers: request.headers });
      const answer = answers.get(route.key) ?? (() => route.example.response);
      const said = answer(input);
      if (route.produces)
        return new Response(String(said), { headers: { 'content-type': `${route.produces[0]}` } });
      return Response.json(said, { status: route.status ?? 200 });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      const { problem } = refusal;
      return Response.json(problem, { status: problem.status });
    }
  }
  return { fetch, requests, answers, recipes, items };
}

const recipeOf = (input: object): Partial<Recipe> => {
  const { spec = [], ...fields } = input as Pick<Recipe, 'spec'>;
  return {
    ...fields,
    spec: spec.map((line) => ({ ...line, ingredient: null })),
    ingredients: spec.map((l) => l.name),
  };
};
const itemOf = (input: Record<string, unknown>): Partial<BarItem> => ({
  ...input,
  image: String(input.image ?? '/placeholder.svg'),
});

async function read(request: Request): Promise<{ route: Route; input: Input }> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/^\/api\/v1/, '');
  const route = httpRoutes.find(
    ({ method, path: pattern = '' }) => method === request.method && match(pattern, path),
  );
  if (!route) throw new Refusal({ status: 404, code: 'gateway.no_route' });
  const isForm = route.upload !== undefined;
  const text = isForm ? '' : await request.text();
  const input = {
    params: validated('params', route.params, match(route.path ?? '', path)),
    query: validated('query', route.query, Object.fromEntries(searchParams)),
    body: validated('body', route.body, text === '' ? undefined : JSON.parse(text)),
  };
  return { route, input: input as Input };
}

function match(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${names}$`).exec(path);
  return found ? { ...found.groups } : undefined;
}

function validated(part: string, schema: Route['body'], value: unknown): unknown {
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({
    path: [part, ...issue.path].join('.'),
    message: issue.message,
  }));
  throw new Refusal({ status: 400, code: 'gateway.invalid_request', errors });
}
