import { addressReader, oneOf } from '../../lib/search-params.ts';

/** Implements SOC-01. */
export const hubTabs = ['feed', 'photos', 'collections'] as const;
export type HubTab = (typeof hubTabs)[number];

export type HubSearch = ReturnType<typeof readHubSearch>;

const id = /^[0-9a-f-]{36}$/;

const idOf = (value: unknown) => (typeof value === 'string' && id.test(value) ? value : undefined);

export const readHubSearch = addressReader((raw) => ({
  tab: oneOf(hubTabs, raw.tab),
  // The collection that is shown.
  collection: idOf(raw.collection),
  view: oneOf(['menu'] as const, raw.view),
  // The photo that is shown large.
  photo: idOf(raw.photo),
}));
