import { type PostSort, type PostTab, postSorts, postTabs } from '@barspoon/contracts';
import { oneOf, pageCount, text } from '../../../lib/search-params.ts';

/** What the address of `/community` says. */
export interface CommunitySearch {
  tab?: PostTab | undefined;
  sort?: PostSort | undefined;
  q?: string | undefined;
  tag?: string | undefined;
  page?: number | undefined;
}

export const readCommunitySearch = (raw: Record<string, unknown>): CommunitySearch => ({
  tab: oneOf(postTabs.slice(1), raw.tab),
  sort: oneOf(postSorts.slice(1), raw.sort),
  q: text(raw.q),
  tag: text(raw.tag)?.replace(/^#/, '').toLowerCase(),
  page: pageCount(raw.page),
});
