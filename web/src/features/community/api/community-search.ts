import { postSorts, postTabs } from '@barspoon/contracts';
import { addressReader, oneOf, pageCount, text } from '../../../lib/search-params.ts';

/** What the address of `/community` says. */
export type CommunitySearch = ReturnType<typeof readCommunitySearch>;

export const readCommunitySearch = addressReader((raw) => ({
  tab: oneOf(postTabs.slice(1), raw.tab),
  sort: oneOf(postSorts.slice(1), raw.sort),
  q: text(raw.q),
  tag: text(raw.tag)?.replace(/^#/, '').toLowerCase(),
  page: pageCount(raw.page),
}));
