import type { RouteDeclaration } from './routes.ts';

/** Where the addresses of this version of the API begin. */
export const apiPrefix = '/api/v1';

/** What a request to a route consists of. */
export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * The address of a request: `/api/v1/recipes?category=Gin&q=lime`. Lists are separated by commas, what is not set is left
 * out, and the query is in alphabetical order, so that equal requests have equal addresses.
 */
export function addressOf(
  { path }: Pick<RouteDeclaration, 'path'>,
  { params = {}, query = {} }: Parts = {},
): string {
  const filled = `${path}`.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const set = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]): [string, string] => [name, String(value)]);
  return `${apiPrefix}${filled}${set.length > 0 ? `?${new URLSearchParams(set)}` : ''}`;
}
