import {
  barRoutes,
  confirmationRoutes,
  identityAuditRoutes,
  maxPersonalTokens,
  ownDataRoutes,
  type Problem,
  passwordRoutes,
  personalTokenPattern,
  personalTokenRoutes,
  profileRoutes,
  recipeRoutes,
  type SentInputOf,
  sessionRoutes,
} from '@barspoon/contracts';
import type { RunningService } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, type Mailbox, moveClock, type Stack } from '@barspoon/testing';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

const password = 'a long night out';
const dayMs = 24 * 60 * 60_000;
type Input = SentInputOf<typeof personalTokenRoutes.create>['body'];

let mailbox: Mailbox;
let stack: Stack;
beforeAll(async () => {
  const shared = await sharedServices();
  [stack, mailbox] = [shared, shared.mailbox];
});
afterEach(() => moveClock(stack, 0));
afterAll(() => stack.stop());

const make = (ada: Agent, input: Partial<Input> = {}) =>
  ada.call(personalTokenRoutes.create, {
    body: { name: 'Kitchen display', scopes: ['profile:read', 'recipes:read'], days: 30, ...input },
  });

/** A program that has nothing but the token. */
function programWith(secret: string): Agent {
  const program = stack.visitor();
  program.token = secret;
  return program;
}
const statusOf = async (program: Agent) => (await program.send(profileRoutes.me)).status;

describe('a personal access token', () => {
  it('is shown once, kept as a hash, and opens what it says for its member [BEYOND-281]', async () => {
    const email = `${newId()}@example.com`;
    const ada = await aMember(stack, { email });
    const { token, secret } = await make(ada);
    expect(secret).toMatch(personalTokenPattern);
    expect(token).toMatchObject({ name: 'Kitchen display', scopes: ['recipes:read', 'profile:read'] });
    expect(token.lastUsedOn).toBeNull();
    const program = programWith(secret);
    expect(await program.call(profileRoutes.me, {})).toMatchObject({ id: ada.userId });
    expect((await program.call(recipeRoutes.list, { query: {} })).items).toBeDefined();
    const { items } = await ada.call(personalTokenRoutes.list, {});
    expect(items).toEqual([{ ...token, lastUsedOn: new Date().toISOString().slice(0, 10) }]);
    expect((await mailbox.newestTo(email)).subject).toBe(
      'A new personal access token for your Barspoon account',
    );
    const model: Model<unknown> = stack
      .service<RunningService>('identity')
      .app.get(getModelToken('PersonalTokenRow'), { strict: false });
    expect(JSON.stringify(await model.find({ memberId: ada.userId }).lean())).not.toContain(secret);
  });

  it('is refused for what it does not say, in words (security 92) [BEYOND-282]', async () => {
    const { secret } = await make(await aMember(stack));
    const { status, body } = await programWith(secret).send(barRoutes.add, {
      params: { id: newId() },
    });
    expect({ status, body }).toMatchObject({
      status: 403,
      body: { code: 'gateway.token_scope', detail: expect.stringContaining('Change my bar') },
    });
  });

  it.each([
    ['one address', ['203.0.113.7'], '203.0.113.7', '203.0.113.8'],
    ['a network', ['198.51.100.1', '203.0.113.0/24'], '203.0.113.200', '203.0.114.1'],
    ['a network of IPv6', ['2001:db8::/32'], '2001:db8:1::9', '2001:db9::1'],
  ])(
    'that names %s is good from there alone, and says what it was shown from (security 103) [BEYOND-296]',
    async (_, addresses, there, elsewhere) => {
      const ada = await aMember(stack);
      const { token, secret } = await make(ada, { addresses });
      expect(token.addresses).toEqual(addresses);
      const program = programWith(secret);
      const from = (ip: string) =>
        program.request<Problem>('GET', '/api/v1/me', undefined, { 'x-forwarded-for': ip });
      for (const _time of ['first', 'remembered']) {
        expect(await from(elsewhere)).toMatchObject({
          status: 403,
          body: { code: 'gateway.token_address', detail: expect.stringContaining(elsewhere) },
        });
        expect((await from(there)).status).toBe(200);
      }
    },
  );

  it('is asked for only by whoever has confirmed that it is them [BEYOND-281, BEYOND-280]', async () => {
    const ada = await aMember(stack);
    moveClock(stack, 9 * 60_000);
    await ada.request('POST', '/api/v1/auth/refresh').then(({ body }) => {
      ada.token = (body as { accessToken: string }).accessToken;
    });
    moveClock(stack, 11 * 60_000);
    const asked = { body: { name: 'Late', scopes: ['bar:read'], days: 30 } };
    expect(await ada.send(personalTokenRoutes.create, asked)).toMatchObject({
      status: 403,
      body: { code: 'identity.confirmation_needed' },
    });
    ada.token = (await ada.call(confirmationRoutes.confirm, { body: { password } })).accessToken;
    expect((await ada.send(personalTokenRoutes.create, asked)).status).toBe(201);
  });

  it('is one of at most twenty, also when many are made at once [BEYOND-281]', async () => {
    const ada = await aMember(stack);
    for (let made = 0; made < maxPersonalTokens - 1; made += 1) await make(ada, { name: `No. ${made}` });
    const body = { name: 'One more', scopes: ['bar:read'], days: 30 };
    const answers = await Promise.all([1, 2].map(() => ada.send(personalTokenRoutes.create, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('identity.too_many_tokens');
  }, 120_000);

  it.each([
    [{ name: '' }, 'body.name'],
    [{ scopes: [] }, 'body.scopes'],
    [{ scopes: ['admin'] }, 'body.scopes.0'],
    [{ days: 366 }, 'body.days'],
    [{ addresses: ['203.0.113.7', 'kitchen.local'] }, 'body.addresses.1'],
    [{ addresses: ['203.0.113.7/33'] }, 'body.addresses.0'],
  ])('with %j is refused, and the field named [BEYOND-281]', async (wrong, path) => {
    const ada = await aMember(stack);
    const body = { name: 'Display', scopes: ['bar:read'], days: 30, ...wrong };
    expect(await ada.send(personalTokenRoutes.create, { body })).toMatchObject({
      status: 400,
      body: { errors: [expect.objectContaining({ path })] },
    });
    expect((await ada.call(personalTokenRoutes.list, {})).items).toEqual([]);
  });
});

describe('a token that has ended (security 94)', () => {
  it('is refused from the next request once it is revoked, and nobody else can revoke it [BEYOND-283]', async () => {
    const ada = await aMember(stack);
    const { token, secret } = await make(ada);
    const program = programWith(secret);
    expect(await statusOf(program)).toBe(200);
    const stranger = await aMember(stack);
    expect((await stranger.send(personalTokenRoutes.revoke, { params: { id: token.id } })).status).toBe(404);
    await ada.call(personalTokenRoutes.revoke, { params: { id: token.id } });
    await expect.poll(() => statusOf(program), { timeout: 3000 }).toBe(401);
    expect((await ada.call(personalTokenRoutes.list, {})).items).toEqual([]);
    expect((await ada.send(personalTokenRoutes.revoke, { params: { id: token.id } })).status).toBe(404);
  });

  it('is good until it expires [BEYOND-283]', async () => {
    const { secret } = await make(await aMember(stack));
    const program = programWith(secret);
    expect(await statusOf(program)).toBe(200);
    moveClock(stack, 30 * dayMs + 60_000);
    expect(await statusOf(program)).toBe(401);
  });

  it.each([
    ['sign out everywhere else', (ada: Agent) => ada.call(sessionRoutes.endOthers, {})],
    [
      'have a new password',
      (ada: Agent) =>
        ada.call(passwordRoutes.change, {
          body: { currentPassword: password, newPassword: 'an even longer night' },
        }),
    ],
    [
      'delete the account',
      async (ada: Agent) => {
        const { username } = await ada.call(profileRoutes.me, {});
        return ada.call(ownDataRoutes.delete, { body: { username: username ?? '' } });
      },
    ],
  ])('ends when its members %s [BEYOND-283]', async (_what, act) => {
    const ada = await aMember(stack);
    const program = programWith((await make(ada)).secret);
    expect(await statusOf(program)).toBe(200);
    await act(ada);
    await expect.poll(() => statusOf(program), { timeout: 3000 }).toBe(401);
  });

  it('ends when its member is suspended [BEYOND-283, BEYOND-07]', async () => {
    const email = `${newId()}@example.com`;
    const ada = await aMember(stack, { email });
    const program = programWith((await make(ada)).secret);
    expect(await statusOf(program)).toBe(200);
    await aMember(stack, { email, suspended: true }).catch(() => undefined);
    await expect.poll(() => statusOf(program), { timeout: 3000 }).toBe(401);
  });
});

describe('tokens nobody made', () => {
  it('are refused, and after thirty of a network not even looked at (security 93) [BEYOND-284]', async () => {
    const { secret } = await make(await aMember(stack));
    expect(await statusOf(programWith(secret))).toBe(200);
    const from = { 'x-forwarded-for': '203.0.113.93' };
    const guess = async (token: string) =>
      (await programWith(token).request('GET', '/api/v1/me', undefined, from)).status;
    const wrong = () => `bsp_${`${newId()}${newId()}`.replaceAll('-', '').slice(0, 43)}`;
    const first = wrong();
    for (let time = 0; time < 40; time += 1) expect(await guess(first), 'the same counts once').toBe(401);
    for (let other = 1; other < 30; other += 1) expect(await guess(wrong())).toBe(401);
    expect(await guess(wrong())).toBe(429);
    expect(await guess(secret), 'one that was looked up already').toBe(200);
    const { secret: another } = await make(await aMember(stack));
    expect(await guess(another), 'one that was not, from there').toBe(429);
    expect(await statusOf(programWith(another)), 'and from elsewhere').toBe(200);
  });
});

describe('what is kept of tokens', () => {
  it('is in the export without the token or its hash, and leaves a line in the audit [BEYOND-285]', async () => {
    const ada = await aMember(stack);
    const { token, secret } = await make(ada);
    const { body } = await ada.send(ownDataRoutes.export, { body: {} });
    const kept = (body as unknown as { services: { identity: Record<string, unknown[]> } }).services.identity
      .personal_tokens;
    expect(kept).toEqual([expect.objectContaining({ id: token.id, name: 'Kitchen display' })]);
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(Object.keys(kept?.[0] as object)).not.toContain('hash');
    await ada.call(personalTokenRoutes.revoke, { params: { id: token.id } });
    const admin = await anAdmin(stack);
    const { items } = await admin.call(identityAuditRoutes.list, {
      query: { subject: `member:${ada.userId}` },
    });
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['member.token-made', 'member.token-revoked']),
    );
  });
});
