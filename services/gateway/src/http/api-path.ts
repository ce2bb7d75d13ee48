import { apiPrefix, type Route } from '@barspoon/contracts';

/** The HTTP path of a route. */
export const apiPath = (route: Route): string => `${apiPrefix}${route.path}`;
