import type { Route } from '@barspoon/contracts';
import type { GetListParams } from 'react-admin';

/**
 * Filter and order of a list as its route takes them. What the route does not know (a saved query of an older version,
 * a hand-written address) is left out instead of failing the whole list.
 */
export function listQueryOf(route: Route, { filter, sort }: GetListParams): Record<string, unknown> {
  const asked: Record<string, unknown> = { ...(filter as Record<string, unknown>) };
  if (sort) Object.assign(asked, { sort: sort.field, order: sort.order.toLowerCase() });
  const { limit: _, cursor: __, ...known } = route.query?.shape ?? {};
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, schema]) => {
      const value = asked[name];
      const isGiven = value !== undefined && value !== null && value !== '';
      return isGiven && accepts(schema, value) ? [[name, value]] : [];
    }),
  );
}

const accepts = (schema: unknown, value: unknown): boolean =>
  (schema as { safeParse(value: unknown): { success: boolean } }).safeParse(value).success;
