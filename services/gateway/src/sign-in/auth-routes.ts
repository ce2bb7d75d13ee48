import {
  authRoutes,
  challengeRoutes,
  identityInternalRoutes,
  type OpenedSession,
  type OutputOf,
  passkeyInternalRoutes,
  passkeySignInRoutes,
  type Route,
  type SentInputOf,
  type Session,
  secondStepInternalRoutes,
  secondStepRoutes,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { DomainError, parseInput } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import { assertOwnPage, BrowserSessions, deviceOf } from '../auth/browser-session.ts';
import { EndedSessions } from '../auth/ended-sessions.ts';
import { SignInFailures } from '../auth/sign-in-failures.ts';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';

/** Browser sessions: identity opens them, the refresh token stays in a cookie. Implements BEYOND-12. */
@Injectable()
export class AuthRoutes {
  constructor(
    private readonly caller: Caller,
    private readonly limits: RateLimits,
    private readonly failures: SignInFailures,
    private readonly actors: Actors,
    private readonly ended: EndedSessions,
    private readonly sessions: BrowserSessions,
  ) {}

  register(fastify: FastifyInstance): void {
    this.route(fastify, authRoutes.signUp, async (request, reply) => {
      const { body } = parseInput(authRoutes.signUp, { body: request.body });
      const input = { body: { account: body, device: deviceOf(request) } };
      const answer = await this.ask(identityInternalRoutes.signUp, input, request);
      return 'verifyFirst' in answer ? answer : this.sessions.open(reply, answer);
    });
    this.route(fastify, authRoutes.signIn, async (request, reply) => {
      const { body } = parseInput(authRoutes.signIn, { body: request.body });
      const input = { body: { credentials: body, device: deviceOf(request) } };
      const opened = await this.failures.watch(body.email ?? body.phone ?? '', request.ip, () =>
        this.ask(identityInternalRoutes.signIn, input, request),
      );
      return this.sessions.openOrWait(reply, opened);
    });
    this.route(fastify, passkeySignInRoutes.finish, async (request, reply) => {
      const { body } = parseInput(passkeySignInRoutes.finish, { body: request.body });
      const input = { body: { ...body, device: deviceOf(request) } };
      return this.sessions.open(reply, await this.ask(passkeyInternalRoutes.signIn, input, request));
    });
    this.route(fastify, secondStepRoutes.finish, (request, reply) => {
      const { body } = parseInput(secondStepRoutes.finish, { body: request.body });
      return this.finish(request, reply, (token) =>
        this.ask(
          secondStepInternalRoutes.finish,
          { body: { ...body, token, device: deviceOf(request) } },
          request,
        ),
      );
    });
    this.route(fastify, secondStepRoutes.finishWithPasskey, (request, reply) => {
      const { body } = parseInput(secondStepRoutes.finishWithPasskey, { body: request.body });
      return this.finish(request, reply, (token) =>
        this.ask(
          secondStepInternalRoutes.finishWithPasskey,
          { body: { ...body, token, device: deviceOf(request) } },
          request,
        ),
      );
    });
    this.route(fastify, secondStepRoutes.ways, (request, reply) =>
      this.inSecondStep(request, reply, (token) =>
        this.ask(secondStepInternalRoutes.ways, { body: { token } }, request),
      ),
    );
    this.route(fastify, challengeRoutes.resetPassword, async (request, reply) => {
      const { body } = parseInput(challengeRoutes.resetPassword, { body: request.body });
      const input = { body: { ...body, device: deviceOf(request) } };
      return this.sessions.openOrWait(
        reply,
        await this.ask(identityInternalRoutes.resetPassword, input, request),
      );
    });
    this.route(fastify, authRoutes.refresh, async (request, reply) => {
      const refreshToken = this.sessions.refreshTokenOf(request);
      if (!refreshToken) throw new DomainError('unauthenticated', 'identity.no_session', 'Please sign in.');
      const input = { body: { refreshToken, device: deviceOf(request) } };
      try {
        return this.sessions.open(reply, await this.ask(identityInternalRoutes.refresh, input, request));
      } catch (error) {
        const isOver = error instanceof DomainError && ['unauthenticated', 'forbidden'].includes(error.kind);
        if (isOver) this.sessions.forget(reply);
        throw error;
      }
    });
    this.route(fastify, authRoutes.signOut, async (request, reply) => {
      const refreshToken = this.sessions.refreshTokenOf(request);
      this.sessions.forget(reply);
      if (refreshToken) {
        await this.ask(identityInternalRoutes.signOut, { body: { refreshToken } }, request);
        await this.endHere(request, refreshToken);
      }
      return { done: true };
    });
  }

  private async finish(
    request: FastifyRequest,
    reply: FastifyReply,
    open: (token: string) => Promise<OpenedSession>,
  ): Promise<Session> {
    const session = this.sessions.open(reply, await this.inSecondStep(request, reply, open));
    this.sessions.forgetWaiting(reply);
    return session;
  }

  /** The second step: whoever takes it sits at the browser that sent the password. Implements BEYOND-221, BEYOND-274. */
  private async inSecondStep<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    step: (token: string) => Promise<T>,
  ): Promise<T> {
    const token = this.sessions.waitingTokenOf(request);
    if (!token) throw new DomainError('unauthenticated', 'identity.sign_in_expired', 'Please sign in again.');
    try {
      return await step(token);
    } catch (error) {
      const isOver = error instanceof DomainError && ['unauthenticated', 'forbidden'].includes(error.kind);
      if (isOver) this.sessions.forgetWaiting(reply);
      throw error;
    }
  }

  /** Their access token is invalid here from the next request, and everywhere once the event has arrived. */
  private async endHere(request: FastifyRequest, refreshToken: string): Promise<void> {
    const actor = await this.actors.of(request).catch(() => null);
    if (actor?.kind === 'member' && refreshToken.startsWith(`${actor.sessionId}.`))
      this.ended.add(actor.sessionId);
  }

  private route(
    fastify: FastifyInstance,
    route: Route,
    handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): void {
    fastify.route({
      method: route.method ?? 'POST',
      url: apiPath(route),
      onRequest: this.limits.of(route),
      handler: async (request, reply) => {
        assertOwnPage(request);
        reply.header('cache-control', 'no-store');
        const answer = await handle(request, reply);
        return reply.status(route.status ?? 200).send(answer);
      },
    });
  }

  /** Identity is called as the gateway, because the caller has no session yet. */
  private ask<R extends Route>(
    route: R,
    input: SentInputOf<R>,
    request: FastifyRequest,
  ): Promise<OutputOf<R>> {
    const context = contextOf(request, { kind: 'system', name: 'gateway' });
    return this.caller.call(route, input, context);
  }
}
