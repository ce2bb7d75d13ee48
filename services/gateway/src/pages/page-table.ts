/** A public page whose data is put into its document, by the pattern of its address. */
export type DataPage =
  | 'home'
  | 'recipes'
  | 'recipe'
  | 'member'
  | 'community'
  | 'post'
  | 'leaderboard'
  | 'challenges'
  | 'challenge'
  | 'virtual-bar'
  | 'live-session'
  | 'collection';

export interface PageAt {
  page: DataPage | 'app';
  /** The subject, where the page has one. */
  id?: string | undefined;
  /** The web's route file behind it, where its document says what it needs. */
  route?: string;
}

/** The route of a page without one of its own here is named as its address is. */
const withData: readonly (readonly [RegExp, DataPage, route?: string])[] = [
  [/^\/$/, 'home', 'index'],
  [/^\/recipes$/, 'recipes', 'recipes/index'],
  [/^\/recipes\/(?<id>[a-z0-9-]+)$/, 'recipe', 'recipes/$id'],
  [/^\/members\/(?<id>[A-Za-z0-9_.]{3,30})$/, 'member', 'members/$username'],
  [/^\/community$/, 'community', 'community/index'],
  [/^\/community\/post\/(?<id>[0-9a-f-]{36})$/, 'post', 'community/post/$id'],
  [/^\/leaderboard$/, 'leaderboard'],
  [/^\/challenges$/, 'challenges', 'challenges/index'],
  [/^\/challenges\/(?<id>[0-9a-f-]{36})$/, 'challenge', 'challenges/$id'],
  [/^\/virtual-bar$/, 'virtual-bar', 'virtual-bar/index'],
  [/^\/virtual-bar\/(?<id>[0-9a-f-]{36})$/, 'live-session', 'virtual-bar/$id'],
  [/^\/featured\/(?<id>classic-old-fashioned|smoky-mezcal-margarita|lavender-gin-fizz)$/, 'recipe'],
];

/** Addresses the member app knows besides; any other is not found. Implements NAV-01 to NAV-26 as far as built. */
const known = [
  /^\/featured\/[a-z0-9-]+$/,
  /^\/(admin|chat|contact|inventory|mentorship|notifications|search|subscription|social|social-hub)$/,
  /^\/profile(\/(account|edit))?$/,
  /^\/community\/moderation$/,
  /^\/messages(\/[0-9a-f-]{36})?$/,
  /^\/(professional|jobs|(jobs|portfolios)\/[0-9a-f-]{36})$/,
  // What the offline worker keeps for all of them.
  /^\/index\.html$/,
];

/** Public pages of the app whose address names nothing: what search engines are told of, beside the written pages. */
export const fixedPages = [
  '/',
  '/recipes',
  '/search',
  '/community',
  '/challenges',
  '/leaderboard',
  '/virtual-bar',
  '/subscription',
  '/contact',
] as const;

/** Without the slash at its end. */
export const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** @param path without a slash at its end */
export function pageAt(path: string): PageAt | undefined {
  for (const [pattern, page, route = path.slice(1)] of withData) {
    const match = pattern.exec(path);
    if (match) return { page, id: match.groups?.id, route };
  }
  return known.some((pattern) => pattern.test(path)) ? { page: 'app' } : undefined;
}

/** The collection a link to the Social Hub is about, whose document names it. Implements BEYOND-92. */
export function collectionAt(path: string, { tab, collection }: Record<string, unknown>): PageAt | undefined {
  const isLink = /^\/social(-hub)?$/.test(path) && tab === 'collections' && typeof collection === 'string';
  if (!isLink || !/^[0-9a-f-]{36}$/.test(collection)) return undefined;
  return { page: 'collection', id: collection };
}
