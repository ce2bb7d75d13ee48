import type { RouteDeclaration } from './routes.ts';

/** Whether a route's answer does not depend on who asks. */
export const isSameForAll = ({ hot }: Pick<RouteDeclaration, 'hot'>): boolean =>
  hot !== undefined && !hot.forVisitors;
