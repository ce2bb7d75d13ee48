import { authRoutes, challengeRoutes, identityInternalRoutes, profileRoutes } from '@barspoon/contracts';
import type { RunningService } from '@barspoon/messaging';
import { AuditRow } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { type Agent, eventually, Mailbox, type Stack, tokenIn } from '@barspoon/testing';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

const password = 'a long night out';
const newPassword = 'an even longer night';
const minutes = 60_000;

let mailbox: Mailbox;
let stack: Stack;
beforeAll(async () => {
  const shared = await sharedServices();
  [stack, mailbox] = [shared, shared.mailbox];
});
afterAll(async () => {
  await stack.stop();
});
afterEach(() => vi.restoreAllMocks());

const address = () => `${newId()}@example.com`;
const inIdentity = () => stack.service<RunningService>('identity').app;
const rowsOf = <R>(name: string): Model<R> => inIdentity().get(getModelToken(name), { strict: false });

/** Lets identity's clock run ahead. */
const later = (ms: number) =>
  vi
    .spyOn(inIdentity().get(Clock, { strict: false }), 'now')
    .mockImplementation(() => new Date(Date.now() + ms));

const confirm = (token: string) => stack.visitor().send(challengeRoutes.confirmEmail, { body: { token } });
const forgot = (email: string) => stack.visitor().send(challengeRoutes.forgotPassword, { body: { email } });
const reset = (token: string, to = newPassword, agent: Agent = stack.visitor()) =>
  agent.send(challengeRoutes.resetPassword, { body: { token, password: to } });
const isVerified = async (agent: Agent) => (await agent.call(profileRoutes.me, {})).emailVerified;

describe('verifying the email address', () => {
  it('happens by a link that is mailed at sign-up and works once [AUTH-14, BEYOND-09]', async () => {
    const email = address();
    const ada = await stack.visitor().signUp('Ada Coleman', email);
    expect(await isVerified(ada)).toBe(false);
    const token = tokenIn(await mailbox.newestTo(email));
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email } });
    expect(await isVerified(ada)).toBe(true);
    expect(await confirm(token)).toMatchObject({ status: 422, body: { code: 'identity.link_used' } });
  });

  it('is not possible after 24 hours, but with a new link [BEYOND-09]', async () => {
    const email = address();
    const ada = await stack.visitor().signUp('Ada Coleman', email);
    const token = tokenIn(await mailbox.newestTo(email));
    later(24 * 60 * minutes + 1000);
    expect(await confirm(token)).toMatchObject({ status: 422, body: { code: 'identity.link_expired' } });
    vi.restoreAllMocks();
    await ada.call(challengeRoutes.sendVerification, { body: { email } });
    expect((await confirm(tokenIn(await mailbox.newestTo(email, 2)))).status).toBe(200);
    expect(await isVerified(ada)).toBe(true);
  });

  it('is asked for again at most once a minute and five times an hour, known address or not [BEYOND-09]', async () => {
    const known = address();
    await stack.visitor().signUp('Ada Coleman', known);
    for (const email of [known, address()]) {
      const ask = () => stack.visitor().send(challengeRoutes.sendVerification, { body: { email } });
      expect((await ask()).status).toBe(202);
      const refused = await ask();
      expect(refused).toMatchObject({ status: 429, body: { code: 'identity.asked_too_often' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      for (let asked = 1; asked <= 4; asked++) {
        later(asked * 2 * minutes);
        expect((await ask()).status).toBe(202);
      }
      later(10 * minutes);
      expect((await ask()).status).toBe(429);
      later(61 * minutes);
      expect((await ask()).status).toBe(202);
      vi.restoreAllMocks();
    }
  });

  it('is not offered to whoever guesses or alters a link (security 13)', async () => {
    const email = address();
    await stack.visitor().signUp('Ada Coleman', email);
    const token = tokenIn(await mailbox.newestTo(email));
    const altered = `${newId()}${token.slice(36)}`;
    expect(await confirm(altered)).toMatchObject({ status: 422, body: { code: 'identity.link_unknown' } });
    expect(await reset(token)).toMatchObject({ status: 422, body: { code: 'identity.link_unknown' } });
    expect((await confirm(token)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link that works once and ends every other session (security 13) [AUTH-22, BEYOND-10]', async () => {
    const email = address();
    const elsewhere = await stack.visitor().signUp('Ada Coleman', email);
    expect(await forgot(email)).toMatchObject({ status: 202, body: { done: true } });
    const mail = await mailbox.newestTo(email, 2);
    const token = tokenIn(mail);
    const checked = await stack.visitor().call(challengeRoutes.checkLink, { body: { token } });
    expect(checked.purpose).toBe('reset-password');

    const here = stack.visitor();
    const answer = await reset(token, newPassword, here);
    expect(answer).toMatchObject({ status: 200, body: { user: { id: elsewhere.userId } } });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^session=.*HttpOnly; SameSite=Strict$/);
    expect((await here.send(authRoutes.refresh)).status).toBe(200);
    expect((await elsewhere.send(authRoutes.refresh)).status).toBe(401);
    await expect(stack.visitor().signIn(email, password)).rejects.toThrow('401');
    const again = await stack.visitor().signIn(email, newPassword);
    expect(await isVerified(again), 'the link proved the address').toBe(true);
    expect(await reset(token)).toMatchObject({ status: 422, body: { code: 'identity.link_used' } });
    expect((await mailbox.newestTo(email, 3)).subject).toBe('Your Barspoon password was changed');
  });

  it('is replaced once when the link is used five times at once (security 13)', async () => {
    const email = address();
    await stack.visitor().signUp('Ada Coleman', email);
    await forgot(email);
    const token = tokenIn(await mailbox.newestTo(email, 2));
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => reset(token, `${newPassword} ${at}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'identity.link_used')).toHaveLength(4);
  });

  it('is not replaced after an hour, nor by an older link once a newer was used [BEYOND-10]', async () => {
    const email = address();
    await stack.visitor().signUp('Ada Coleman', email);
    await forgot(email);
    const older = tokenIn(await mailbox.newestTo(email, 2));
    later(60 * minutes + 1000);
    expect(await reset(older)).toMatchObject({ status: 422, body: { code: 'identity.link_expired' } });
    later(2 * minutes);
    await forgot(email);
    const newer = tokenIn(await mailbox.newestTo(email, 3));
    expect((await reset(newer)).status).toBe(200);
    expect(await reset(older)).toMatchObject({ status: 422, body: { code: 'identity.link_used' } });
  });

  it.each([
    ['7 characters', 'martini'],
    ['129 characters', 'x'.repeat(129)],
  ])('is not replaced by %s, and the link stays good [BEYOND-18]', async (_, wrong) => {
    const email = address();
    await stack.visitor().signUp('Ada Coleman', email);
    await forgot(email);
    const token = tokenIn(await mailbox.newestTo(email, 2));
    expect((await reset(token, wrong)).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it('answers unknown, suspended and known addresses alike, and mails only the known (security 9, 14) [BEYOND-10]', async () => {
    const known = address();
    await stack.visitor().signUp('Ada Coleman', known);
    const suspended = address();
    const body = { email: suspended, password, fullName: 'Frank Meier', suspended: true };
    await stack.ask(identityInternalRoutes.ensureMember, { body });
    const unknown = address();
    const answers = [];
    for (const email of [unknown, suspended, known]) answers.push(await forgot(email));
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 202, body: { done: true } });
    await mailbox.newestTo(known, 2);
    expect(mailbox.to(unknown)).toEqual([]);
    expect(mailbox.to(suspended)).toEqual([]);
  });
});

describe('another email address', () => {
  const changeFor = (agent: Agent, email: string, by = password) =>
    agent.send(challengeRoutes.changeEmail, { body: { email, password: by } });

  it('becomes the own when its link is opened; the old one gets a notice [BEYOND-09]', async () => {
    const [email, wanted] = [address(), address()];
    const ada = await stack.visitor().signUp('Ada Coleman', email);
    expect((await changeFor(ada, wanted)).status).toBe(202);
    const notice = await mailbox.newestTo(email, 2);
    expect(notice.subject).toBe('Your Barspoon email address is about to change');
    expect(notice.text).not.toContain(wanted);
    const token = tokenIn(await mailbox.newestTo(wanted));
    expect((await ada.call(profileRoutes.me, {})).email).toBe(email);
    expect((await confirm(token)).status).toBe(200);
    expect(await ada.call(profileRoutes.me, {})).toMatchObject({ email: wanted, emailVerified: true });
    await stack.visitor().signIn(wanted, password);
    await expect(stack.visitor().signIn(email, password)).rejects.toThrow('401');
  });

  it('is refused without the password, and stays silent when it is taken (security 14)', async () => {
    const [email, taken] = [address(), address()];
    const ada = await stack.visitor().signUp('Ada Coleman', email);
    await stack.visitor().signUp('Bea', taken);
    expect(await changeFor(ada, address(), 'not this one')).toMatchObject({
      status: 422,
      body: { code: 'identity.wrong_password' },
    });
    later(2 * minutes);
    expect((await changeFor(ada, taken)).status).toBe(202);
    vi.restoreAllMocks();
    await forgot(taken);
    await eventually(() =>
      expect(mailbox.to(taken).map(({ subject }) => subject)).toContain('Reset your Barspoon password'),
    );
    expect(mailbox.to(taken)).toHaveLength(2);
  });

  it('is undone by a new password from the address the account still has', async () => {
    const [email, wanted] = [address(), address()];
    const ada = await stack.visitor().signUp('Ada Coleman', email);
    await changeFor(ada, wanted);
    const stolen = tokenIn(await mailbox.newestTo(wanted));
    await forgot(email);
    await eventually(() => expect(mailbox.to(email)).toHaveLength(3));
    const rescue = mailbox.to(email).find(({ subject }) => subject === 'Reset your Barspoon password');
    expect((await reset(tokenIn(rescue!))).status).toBe(200);
    expect(await confirm(stolen)).toMatchObject({ status: 422, body: { code: 'identity.link_used' } });
  });
});

describe('a stolen session', () => {
  it('is ended with its family, noted in the audit and mailed, once (security 18) [BEYOND-12]', async () => {
    const email = address();
    const ada = await stack.visitor().signUp('Ada Coleman', email);
    const thief = stack.visitor();
    thief.cookie = ada.cookie;
    await ada.send(authRoutes.refresh);
    await ada.send(authRoutes.refresh);
    const replays = await Promise.all(
      Array.from({ length: 5 }, () => {
        const copy = stack.visitor();
        copy.cookie = thief.cookie;
        return copy.send(authRoutes.refresh);
      }),
    );
    expect(replays.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect((await ada.send(authRoutes.refresh)).status).toBe(401);
    expect((await mailbox.newestTo(email, 2)).subject).toBe('We signed out one of your Barspoon devices');
    const lines = await rowsOf<AuditRow>(AuditRow.name)
      .find({ subject: `member:${ada.userId}` })
      .lean();
    expect(lines.map(({ action }) => action)).toEqual(['session.replayed']);
    expect(mailbox.to(email)).toHaveLength(2);
  });
});

describe('headers of mails', () => {
  it.each([
    ['a name', { fullName: 'Ada\r\nBcc: everybody@example.com' }],
    ['an address', { email: 'ada@example.com\r\nBcc: everybody@example.com' }],
  ])('take no line from %s (security 28)', async (_, more) => {
    const body = {
      email: address(),
      password,
      fullName: 'Ada',
      ageConfirmed: true,
      noticeVersion: 1,
      ...more,
    };
    expect((await stack.visitor().send(authRoutes.signUp, { body })).status).toBe(400);
  });
});

describe('the secret of a link', () => {
  it('stands in no stored row and no event (security 13)', async () => {
    const email = address();
    await stack.visitor().signUp('Ada Coleman', email);
    await forgot(email);
    const secrets = [tokenIn(await mailbox.newestTo(email, 2)), tokenIn(mailbox.to(email)[0]!)].map(
      (token) => token.split('.')[1],
    );
    for (const name of ['identity', 'notifications']) {
      const { app } = stack.service<RunningService>(name);
      const model = app.get<Model<unknown>>(getModelToken('OutboxRow'), { strict: false });
      const { db } = model.db;
      for (const { name: collection } of (await db?.listCollections().toArray()) ?? []) {
        const stored = JSON.stringify(await db?.collection(collection).find().toArray());
        for (const secret of secrets) expect(stored, collection).not.toContain(secret);
      }
    }
  });
});
