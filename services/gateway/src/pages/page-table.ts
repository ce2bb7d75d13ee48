import type { WebRoutes } from './web-routes.ts';

/** A public page whose data is put into its document. */
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
  | 'collection'
  | 'ingredients'
  | 'ingredient';

export interface PageAt {
  page: DataPage | 'app';
  /** The subject, where the page has one. */
  id?: string | undefined;
  /** The web's route file behind it, where its document says what it needs. */
  route?: string;
}

/** By the web's route file. Every other page of the app fetches its data itself. */
const withData: Readonly<Record<string, DataPage>> = {
  index: 'home',
  'recipes/index': 'recipes',
  'recipes/$id': 'recipe',
  'members/$username': 'member',
  'community/index': 'community',
  'community/post/$id': 'post',
  leaderboard: 'leaderboard',
  'challenges/index': 'challenges',
  'challenges/$id': 'challenge',
  'virtual-bar/index': 'virtual-bar',
  'virtual-bar/$id': 'live-session',
  'ingredients/index': 'ingredients',
  'ingredients/$id': 'ingredient',
};
/** A featured recipe with its own page is public; the others are for members. Implements NAV-06. */
const openFeatured = /^featured\/(?<id>[a-z0-9-]+)$/;
/** What the offline worker caches for all pages. */
const shell = '/index.html';

/** Public pages of the app without a subject: what the sitemap lists in addition to the written pages. */
export const fixedPages = [
  '/',
  '/recipes',
  '/ingredients',
  '/search',
  '/community',
  '/challenges',
  '/leaderboard',
  '/virtual-bar',
  '/subscription',
  '/contact',
] as const;

/** Without a trailing slash. */
export const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * Any address without a page of the app is not found. Implements NAV-01 to NAV-26.
 * @param path without a trailing slash
 */
export function pageAt(path: string, routes: WebRoutes): PageAt | undefined {
  const at = routes.at(path);
  if (!at) return path === shell ? { page: 'app' } : undefined;
  const { route, id } = at;
  const featured = openFeatured.exec(route)?.groups?.id;
  return featured ? { page: 'recipe', id: featured, route } : { page: withData[route] ?? 'app', id, route };
}

/** The collection that a link to the Social Hub refers to; its document names it. Implements BEYOND-92. */
export function collectionAt(path: string, { tab, collection }: Record<string, unknown>): PageAt | undefined {
  const isLink = /^\/social(-hub)?$/.test(path) && tab === 'collections' && typeof collection === 'string';
  if (!isLink || !/^[0-9a-f-]{36}$/.test(collection)) return undefined;
  return { page: 'collection', id: collection };
}
