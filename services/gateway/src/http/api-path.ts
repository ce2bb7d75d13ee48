import type { Route } from '@barspoon/contracts';

export const apiPrefix = '/api/v1';

/** The HTTP path of a route. */
export const apiPath = (route: Route): string => `${apiPrefix}${route.path}`;
