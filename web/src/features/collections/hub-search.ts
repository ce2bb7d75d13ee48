import { oneOf } from '../../lib/search-params.ts';

/** Implements SOC-01. */
export const hubTabs = ['feed', 'photos', 'collections'] as const;
export type HubTab = (typeof hubTabs)[number];

export interface HubSearch {
  tab?: HubTab | undefined;
  /** The collection that is shown. */
  collection?: string | undefined;
  view?: 'menu' | undefined;
  /** The photo that is shown large. */
  photo?: string | undefined;
}

const id = /^[0-9a-f-]{36}$/;

const idOf = (value: unknown) => (typeof value === 'string' && id.test(value) ? value : undefined);

export const readHubSearch = (raw: Record<string, unknown>): HubSearch => ({
  tab: oneOf(hubTabs, raw.tab),
  collection: idOf(raw.collection),
  view: oneOf(['menu'] as const, raw.view),
  photo: idOf(raw.photo),
});
