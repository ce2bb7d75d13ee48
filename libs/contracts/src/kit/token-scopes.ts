import { rolesFor } from './roles.ts';
import type { Route } from './routes.ts';

/** What a member lets a program do for them, in their words. Implements BEYOND-282. */
export const tokenScopes = {
  'recipes:read': 'Read recipes and collections',
  'recipes:write': 'Change my recipes and collections',
  'bar:read': 'Read my bar',
  'bar:write': 'Change my bar',
  bartender: 'Ask the bartender',
  'community:read': 'Read posts and live sessions',
  'community:write': 'Post and take part in my name',
  'work:read': 'Read my jobs and messages',
  'work:write': 'Apply and write messages in my name',
  'profile:read': 'Read my profile and points',
} as const;
export type TokenScope = keyof typeof tokenScopes;
export const tokenScopeNames = Object.keys(tokenScopes) as TokenScope[];

interface Opens {
  read: TokenScope;
  /** Without it a token changes nothing there. */
  write?: TokenScope;
}
const recipes: Opens = { read: 'recipes:read', write: 'recipes:write' };
const bar: Opens = { read: 'bar:read', write: 'bar:write' };
const community: Opens = { read: 'community:read', write: 'community:write' };
const work: Opens = { read: 'work:read', write: 'work:write' };
const profile: Opens = { read: 'profile:read' };

/** The scopes of the features that tokens open. No token opens a feature that is not named here. */
const opened: Readonly<Record<string, Opens>> = {
  'catalogue.assistant': { read: 'bartender', write: 'bartender' },
  'catalogue.balance': recipes,
  'catalogue.collections': recipes,
  'catalogue.discover': recipes,
  'catalogue.favorites': recipes,
  'catalogue.ingredient-pages': recipes,
  'catalogue.ingredients': recipes,
  'catalogue.own-exports': recipes,
  'catalogue.own-imports': recipes,
  'catalogue.own-recipes': recipes,
  'catalogue.ratings': recipes,
  'catalogue.recipe-notes': recipes,
  'catalogue.recipe-versions': recipes,
  'catalogue.recipes': recipes,
  'catalogue.similar': recipes,
  'catalogue.trends': recipes,
  'catalogue.variations': recipes,
  'community.comments': community,
  'community.follows': community,
  'community.link-previews': community,
  'community.members': community,
  'community.news': community,
  'community.photos': community,
  'community.posts': community,
  'community.social': community,
  'engagement-points.achievements': profile,
  'engagement-points.activities': profile,
  'engagement-points.challenges': community,
  'engagement-points.leaderboards': community,
  'engagement-points.own-challenges': community,
  'identity.members': community,
  'identity.profiles': profile,
  'inventory.bar': bar,
  'inventory.bar-reminders': bar,
  'inventory.bars': bar,
  'inventory.costs': bar,
  'inventory.counts': bar,
  'inventory.evenings': bar,
  'inventory.items': bar,
  'inventory.ledger': bar,
  'inventory.matches': bar,
  'inventory.menus': bar,
  'inventory.pars': bar,
  'inventory.party-plans': bar,
  'inventory.preparations': bar,
  'inventory.public-menus': bar,
  'inventory.purchases': bar,
  'inventory.shopping': bar,
  'inventory.tables': bar,
  'inventory.tabs': bar,
  'inventory.tickets': bar,
  'notifications.inbox': profile,
  'professional.applications': work,
  'professional.bookings': work,
  'professional.connections': work,
  'professional.endorsements': work,
  'professional.job-alerts': work,
  'professional.mentors': work,
  'professional.messages': work,
  'professional.portfolios': work,
  'professional.posting-fits': work,
  'professional.postings': work,
  'professional.saved-postings': work,
  'professional.skills': work,
  'professional.stats': work,
  'sessions.live-sessions': community,
};

/** Routes that send a body and change nothing. */
const readsByPost: ReadonlySet<string> = new Set(['inventory.purchases.best']);

/**
 * The one scope a token needs for a route; null for what no token opens: who somebody is and how they sign in, tokens
 * themselves, payments, reports and blocks, who may come to a bar, the console, and what asks for a confirmation.
 * Implements BEYOND-282.
 */
export function scopeOf({
  key,
  method,
  access,
  stepUp,
}: Pick<Route, 'key' | 'method' | 'access' | 'stepUp'>): TokenScope | null {
  if (stepUp || access === 'internal' || rolesFor(access)) return null;
  const scopes = opened[key.slice(0, key.lastIndexOf('.'))];
  if (!scopes) return null;
  return method === 'GET' || readsByPost.has(key) ? scopes.read : (scopes.write ?? null);
}
