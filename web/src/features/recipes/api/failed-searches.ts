import { failedSearchRoutes } from '@barspoon/contracts';
import { call } from '../../../lib/api/call.ts';

/** So long a term stands before it is one: words are searched for while they are typed. */
const settledMs = 2000;

/**
 * Says that a search found nothing, once nobody types anymore; what becomes of it is the server's business.
 * @returns takes it back, for a term that did not stay
 */
export function noteFailedSearch(q: string): () => void {
  const timer = setTimeout(() => {
    void call(failedSearchRoutes.note, { body: { q } }).catch(() => undefined);
  }, settledMs);
  return () => clearTimeout(timer);
}
