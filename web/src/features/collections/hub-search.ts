import { oneOf } from '../../lib/search-params.ts';

/** The parts there are; a part that is not there yet is not shown. Implements SOC-01 as far as built. */
export const hubTabs = ['feed', 'collections'] as const;
export type HubTab = (typeof hubTabs)[number];

export interface HubSearch {
  tab?: HubTab | undefined;
  /** The collection that is shown. */
  collection?: string | undefined;
  view?: 'menu' | undefined;
}

const id = /^[0-9a-f-]{36}$/;

export const readHubSearch = (raw: Record<string, unknown>): HubSearch => ({
  tab: oneOf(hubTabs, raw.tab),
  collection: typeof raw.collection === 'string' && id.test(raw.collection) ? raw.collection : undefined,
  view: oneOf(['menu'] as const, raw.view),
});
