import {
  authRoutes,
  challengeRoutes,
  contactRoutes,
  googleRoutes,
  httpRoutes,
  mailingRoutes,
  memberActivityRoutes,
  passkeySignInRoutes,
  paymentRoutes,
  type Route,
  recipeRoutes,
  secondStepRoutes,
} from '@barspoon/contracts';
import { DomainError, FollowedSettings } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import { apiPath } from '../http/api-path.ts';

const keyOf = (route: Route): string => `${route.method} ${apiPath(route)}`;

/** What the home page, sign-in, subscribing, unsubscribing from mail and the contact page need. */
const alwaysOpen = new Set(
  [
    ...[
      authRoutes,
      passkeySignInRoutes,
      secondStepRoutes,
      challengeRoutes,
      googleRoutes,
      paymentRoutes,
      contactRoutes,
      mailingRoutes,
    ].flatMap((routes): Route[] => Object.values(routes)),
    memberActivityRoutes.activeCount,
    recipeRoutes.featured,
  ].map(keyOf),
);
const closable = new Set(
  httpRoutes
    .filter(({ access }) => access === 'public')
    .map(keyOf)
    .filter((key) => !alwaysOpen.has(key)),
);

/**
 * If admins have disabled guest browsing, visitors get only what they need to sign up or in. Documents do not contain
 * data of members and recipes, and the app sends guests to the subscription page. Implements BEYOND-100.
 */
@Injectable()
export class GuestBrowsing {
  constructor(
    private readonly actors: Actors,
    private readonly settings: FollowedSettings,
  ) {}

  get isOff(): boolean {
    return !this.settings.current.allowGuestBrowsing;
  }

  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, _reply, done) => {
      // Synchronous in the usual case: every request passes here.
      if (!this.isOff || !closable.has(`${request.method} ${request.routeOptions.url}`)) return done();
      this.assertMember(request).then(() => done(), done);
    });
  }

  private async assertMember(request: FastifyRequest): Promise<void> {
    const actor = await this.actors.of(request);
    if (actor.kind === 'visitor')
      throw new DomainError('unauthenticated', 'gateway.guests_excluded', 'Please sign in to see this.');
  }
}
