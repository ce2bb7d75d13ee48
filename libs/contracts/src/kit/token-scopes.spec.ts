import { describe, expect, it } from 'vitest';
import { allRoutes, httpRoutes } from '../registry.ts';
import { rolesFor } from './roles.ts';
import type { Route } from './routes.ts';
import { scopeOf, tokenScopeNames } from './token-scopes.ts';

const featureOf = ({ key }: Route) => key.slice(0, key.lastIndexOf('.'));

describe('the scope of a route [BEYOND-282]', () => {
  it('is none where no personal access token will do: a new feature is named here or given a scope', () => {
    const closed = httpRoutes.filter((route) => !rolesFor(route.access) && !scopeOf(route));
    expect([...new Set(closed.map(featureOf))].sort()).toEqual([
      'catalogue.failed-searches',
      'catalogue.places',
      'community.contact',
      'community.distances',
      'community.menu-reports',
      'community.moderation',
      'identity.account',
      'identity.activity',
      'identity.auth',
      'identity.challenges',
      'identity.confirmation',
      'identity.google',
      'identity.membership',
      'identity.onboarding',
      'identity.passkey-sign-in',
      'identity.passkeys',
      'identity.passwords',
      'identity.payments',
      'identity.personal-tokens',
      'identity.profiles',
      'identity.second-factor',
      'identity.second-step',
      'identity.sessions',
      'identity.visits',
      'inventory.bar-invites',
      'inventory.bar-members',
      'inventory.guest-orders',
      'notifications.inbox',
      'notifications.mailing',
      'notifications.push',
      'sessions.rooms',
      'sessions.video',
    ]);
  });

  it('is none for the console, for internal routes and for what asks for a confirmation', () => {
    const guarded = allRoutes.filter(
      ({ access, stepUp }) => stepUp || access === 'internal' || rolesFor(access) !== null,
    );
    expect(guarded.length).toBeGreaterThan(300);
    expect(guarded.filter((route) => scopeOf(route) !== null)).toEqual([]);
  });

  it('reads by GET alone, but for what only calculates', () => {
    const reading = httpRoutes.filter(
      (route) => route.method !== 'GET' && `${scopeOf(route)}`.endsWith(':read'),
    );
    expect(reading.map(({ key }) => key)).toEqual(['inventory.purchases.best']);
  });

  it('is used by at least one route, each of them', () => {
    const used = new Set(httpRoutes.map(scopeOf));
    expect(tokenScopeNames.filter((scope) => !used.has(scope))).toEqual([]);
  });
});
