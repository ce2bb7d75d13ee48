import { type BarCategory, barCategoryKeys } from '@barspoon/contracts';
import { flag, oneOf, pageCount, text } from '../../lib/search-params.ts';
import { readSwaps, type SwapsSearch } from '../../lib/use-swaps.ts';

export const barTabs = ['all', ...barCategoryKeys] as const;
export type BarTab = (typeof barTabs)[number];

/** What the address of `/inventory` says. */
export interface BarSearch extends SwapsSearch {
  q?: string | undefined;
  tab?: BarCategory | undefined;
  popular?: true | undefined;
  /** What most bars have comes first unless the reader asks for names. */
  sort?: 'name' | undefined;
  page?: number | undefined;
  /** What all open bars make together. */
  allBars?: true | undefined;
  /** The invitation to a bar that was followed. */
  join?: string | undefined;
}

export const readBarSearch = (raw: Record<string, unknown>): BarSearch => ({
  q: text(raw.q),
  tab: oneOf(barCategoryKeys, raw.tab),
  popular: flag(raw.popular),
  sort: oneOf(['name'], raw.sort),
  page: pageCount(raw.page),
  allBars: flag(raw.allBars),
  join: text(raw.join),
  ...readSwaps(raw),
});
