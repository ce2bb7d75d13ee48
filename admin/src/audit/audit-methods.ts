import { auditRoutesOf, httpRoutes } from '@barspoon/contracts';
import type { GetListParams } from 'react-admin';
import type { CursorBook } from '../data/cursor-book.ts';
import { keysetList } from '../data/keyset-list.ts';

/** Services that keep an audit. */
export const auditServices = httpRoutes
  .filter((route) => route.key === `${route.service}.audit.list`)
  .map((route) => route.service);

/** The service a filter names; identity when it names none that there is. */
export const serviceIn = (filter: { service?: unknown } | undefined): string =>
  auditServices.find((service) => service === filter?.service) ?? 'identity';

/** Every service answers for its own lines, so the filter says whose are read. */
export const auditMethods = (cursors: CursorBook) => ({
  getList: (_: string, params: GetListParams) =>
    keysetList(auditRoutesOf(serviceIn(params.filter)).list, params, 'Failed to load the audit', cursors),
});
