import { generateKeyPairSync } from 'node:crypto';
import {
  assistantRoutes,
  memberStandingChanged,
  type Role,
  recipeFileRoutes,
  sessionEnded,
  tableFileRoutes,
} from '@barspoon/contracts';
import type { Caller } from '@barspoon/messaging/requests';
import { Clock } from '@barspoon/platform';
import Fastify from 'fastify';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { TableFiles } from './admin/table-files.ts';
import { AnswerStreams } from './assistant/answer-streams.ts';
import { AccessTokens } from './auth/access-tokens.ts';
import { Actors } from './auth/actors.ts';
import { EndedSessions } from './auth/ended-sessions.ts';
import { Memberships } from './auth/memberships.ts';
import { PersonalTokens } from './auth/personal-tokens.ts';
import { Standings } from './auth/standings.ts';
import type { VisitorMarks } from './auth/visitor-marks.ts';
import { apiPath } from './http/api-path.ts';
import type { RateLimits } from './http/rate-limits.ts';
import { RecipeFileRoutes } from './recipe-files/recipe-file-routes.ts';
import type { UploadHandler } from './uploads/upload-handler.ts';

const id = '01939c5e-6a00-7000-8000-000000000001';
const sid = '01939c5e-6a00-7000-8000-000000000004';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const noLimits = {
  of: () => (_request: unknown, _reply: unknown, done: () => void) => done(),
} as unknown as RateLimits;
const noUploads = { open: () => undefined } as unknown as UploadHandler;

/** A gateway whose services answer without end: each piece is followed by another. */
function aGateway() {
  let asked = 0;
  let afterSecond: () => void = () => undefined;
  const caller = {
    call: async () => {
      asked += 1;
      if (asked === 2) afterSecond();
      if (asked > 50) throw new Error('asked without end');
      return {
        text: `piece ${asked}\n`,
        nextCursor: 'more',
        pieces: [{ number: asked, piece: {} }],
        turn: null,
      };
    },
  } as unknown as Caller;
  const clock = new Clock();
  const [standings, ended] = [new Standings(caller), new EndedSessions(caller)];
  const tokens = new AccessTokens(String(publicKey.export({ type: 'spki', format: 'pem' })));
  const marks = { of: async () => 'mark' } as unknown as VisitorMarks;
  const personal = new PersonalTokens(caller, ended, clock);
  const actors = new Actors(tokens, personal, standings, ended, new Memberships(), marks, clock);
  const fastify = Fastify();
  new TableFiles(caller, actors, noLimits).register(fastify);
  new RecipeFileRoutes(caller, actors, noLimits, noUploads).register(fastify);
  new AnswerStreams(caller, actors, noLimits).register(fastify);
  const happens = (event: { type: string }, data: object) => () => {
    const soon = { type: event.type, occurredAt: new Date(Date.now() + 1000).toISOString(), data };
    standings.apply(soon);
    ended.apply(soon);
  };
  return {
    fastify,
    get asked() {
      return asked;
    },
    onSecond: (event: { type: string }, data: object) => {
      afterSecond = happens(event, data);
    },
  };
}

/** Of somebody who has just confirmed that it is them. */
const aToken = (role: Role, now = Math.ceil(Date.now() / 1000)) =>
  new SignJWT({ sid, role, gu: now + 3600, ca: now })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
    .setSubject(id)
    .setAudience('members')
    .setIssuedAt()
    .setExpirationTime('10 minutes')
    .sign(privateKey);

const address = (route: Parameters<typeof apiPath>[0], params: Record<string, string>, query = '') =>
  apiPath(route).replace(/:(\w+)/g, (_, name: string) => params[name] ?? '') + query;
const table = address(tableFileRoutes.export, { table: 'recipes' });
const recipes = address(recipeFileRoutes.export, {}, '?format=json');
const answer = address(assistantRoutes.stream, { id, turnId: id });
const demoted = [memberStandingChanged, { memberId: id, role: 'member', suspended: false }] as const;
const suspended = [memberStandingChanged, { memberId: id, role: 'member', suspended: true }] as const;
const signedOut = [sessionEnded, { memberId: id, sessionId: sid }] as const;

describe('what is sent piece by piece (security 66)', () => {
  it.each([
    ['a table', table, 'admin', 'is demoted', demoted],
    ['a table', table, 'admin', 'is suspended', suspended],
    ['a table', table, 'admin', 'is signed out', signedOut],
    ['a file of recipes', recipes, 'admin', 'is demoted', demoted],
    ['a file of recipes', recipes, 'admin', 'is signed out', signedOut],
    ['an answer', answer, 'member', 'is suspended', suspended],
    ['an answer', answer, 'member', 'is signed out', signedOut],
  ] as const)(
    'ends when of %s (%s) the %s %s [BEYOND-03, BEYOND-07, BEYOND-130]',
    async (_what, url, role, _becomes, event) => {
      const gateway = aGateway();
      gateway.onSecond(event[0], event[1]);
      const headers = { authorization: `Bearer ${await aToken(role)}` };
      await gateway.fastify.inject({ url, method: 'GET', headers }).catch(() => undefined);
      expect(gateway.asked).toBe(2);
      await gateway.fastify.close();
    },
  );
});
