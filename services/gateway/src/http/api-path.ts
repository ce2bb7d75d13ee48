import type { Route } from '@barspoon/contracts';

export const apiPrefix = '/api/v1';

/** Where a route answers over HTTP. */
export const apiPath = (route: Route): string => `${apiPrefix}${route.path}`;
