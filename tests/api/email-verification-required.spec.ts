import { authRoutes, challengeRoutes } from '@barspoon/contracts';
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

  it("lets the operator's accounts in as before", async () => {
    expect((await aMember(stack)).token).toBeDefined();
  });
});
