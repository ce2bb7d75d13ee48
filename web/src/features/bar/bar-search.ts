import { barCategoryKeys } from '@barspoon/contracts';
import { addressReader, flag, oneOf, pageCount, text } from '../../lib/search-params.ts';
import { readSwaps } from '../../lib/use-swaps.ts';

export const barTabs = ['all', ...barCategoryKeys] as const;
export type BarTab = (typeof barTabs)[number];

/** What the address of `/inventory` says. */
export type BarSearch = ReturnType<typeof readBarSearch>;

export const readBarSearch = addressReader((raw) => ({
  q: text(raw.q),
  tab: oneOf(barCategoryKeys, raw.tab),
  popular: flag(raw.popular),
  // What most bars have comes first unless the reader asks for names.
  sort: oneOf(['name'] as const, raw.sort),
  page: pageCount(raw.page),
  // What all open bars make together.
  allBars: flag(raw.allBars),
  // The bar whose shopping list is open.
  list: text(raw.list),
  // The invitation to a bar that was followed.
  join: text(raw.join),
  ...readSwaps(raw),
}));
