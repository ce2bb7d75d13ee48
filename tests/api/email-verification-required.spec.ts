import { authRoutes, challengeRoutes, identityInternalRoutes, profileRoutes } from '@barspoon/contracts';
import { aMember, Mailbox, type Stack, startStack, tokenIn } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let mailbox: Mailbox;
let stack: Stack;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  stack = await startStack(allServices, { SMTP_URL: mailbox.url, REQUIRE_EMAIL_VERIFICATION: 'true' });
});
afterAll(async () => {
  await stack.stop();
  await mailbox.close();
});

const credentials = { email: 'waiting@example.com', password: 'a long night out' };

describe('where the email address has to be verified first', () => {
  it('signing up opens no session and signing in waits for the link [ADM-SET-01, BEYOND-09, BEYOND-100]', async () => {
    const body = { ...credentials, fullName: 'Ada Coleman', ageConfirmed: true as const, noticeVersion: 1 };
    const answer = await stack.visitor().send(authRoutes.signUp, { body });
    expect(answer).toMatchObject({ status: 201, body: { verifyFirst: true } });
    expect(answer.headers.getSetCookie()).toEqual([]);

    const wrong = { ...credentials, password: 'not this one' };
    expect((await stack.visitor().send(authRoutes.signIn, { body: wrong })).status).toBe(401);
    expect(await stack.visitor().send(authRoutes.signIn, { body: credentials })).toMatchObject({
      status: 403,
      body: { code: 'identity.email_unverified' },
    });

    const token = tokenIn(await mailbox.newestTo(credentials.email));
    await stack.visitor().call(challengeRoutes.confirmEmail, { body: { token } });
    await expect(stack.visitor().signIn(credentials.email, credentials.password)).resolves.toBeDefined();
  });

  it('answers signing up with a taken address like any other, and tells only its owner (security 14) [AUTH-14]', async () => {
    const email = 'taken@example.com';
    await aMember(stack, { email, fullName: 'Bea', emailVerified: true });
    const suspended = 'suspended@example.com';
    const gone = { email: suspended, password: credentials.password, fullName: 'Cid', suspended: true };
    await stack.ask(identityInternalRoutes.ensureMember, { body: gone });
    const signUp = async (as: string) => {
      const body = {
        email: as,
        password: 'somebody elses',
        fullName: 'Eve',
        ageConfirmed: true,
        noticeVersion: 1,
      };
      const { status, body: answer, headers } = await stack.visitor().send(authRoutes.signUp, { body });
      return { status, answer, cookies: headers.getSetCookie(), names: [...headers.keys()].sort() };
    };
    const toAFreeOne = await signUp('free@example.com');
    expect(toAFreeOne).toMatchObject({ status: 201, answer: { verifyFirst: true }, cookies: [] });
    for (const taken of [email, 'TAKEN@example.com', email, suspended])
      expect(await signUp(taken)).toEqual(toAFreeOne);

    const mail = await mailbox.newestTo(email);
    expect(mail.subject).toBe('You already have a Barspoon account');
    expect(mail.text).not.toContain('Eve');
    expect((await mailbox.newestTo('free@example.com')).subject).toBe(
      'Please verify your email for Barspoon',
    );
    expect(mailbox.to(email), 'once a minute at most').toHaveLength(1);
    expect(mailbox.to(suspended)).toEqual([]);
    const bea = await stack.visitor().signIn(email, credentials.password);
    expect((await bea.call(profileRoutes.me, {})).fullName).toBe('Bea');
    await expect(stack.visitor().signIn(email, 'somebody elses')).rejects.toThrow('401');
  });

  it("lets the operator's accounts in as before", async () => {
    expect((await aMember(stack)).token).toBeDefined();
  });
});
