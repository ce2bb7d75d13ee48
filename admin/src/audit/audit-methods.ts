import { auditRoutesOf, dataServices } from '@barspoon/contracts';
import type { GetListParams } from 'react-admin';
import type { CursorBook } from '../data/cursor-book.ts';
import { keysetList } from '../data/keyset-list.ts';

/** The service a filter names; identity when it names none that there is. */
export const serviceIn = (filter: { service?: unknown } | undefined): string =>
  dataServices.find((service) => service === filter?.service) ?? 'identity';

/** Every service answers for its own lines, so the filter says whose are read. */
export const auditMethods = (cursors: CursorBook) => ({
  getList: (_: string, params: GetListParams) =>
    keysetList(auditRoutesOf(serviceIn(params.filter)).list, params, 'Failed to load the audit', cursors),
});
