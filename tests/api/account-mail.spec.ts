import { challengeRoutes, profileRoutes } from '@barspoon/contracts';
import { Mailbox, type Stack, startStack, tokenIn } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let mailbox: Mailbox;
let stack: Stack;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  stack = await startStack(allServices, { SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await stack.stop();
  await mailbox.close();
});

describe('verifying the email address', () => {
  it('happens by a link that is mailed at sign-up and works once [AUTH-14, BEYOND-09]', async () => {
    const ada = await stack.visitor().signUp('Ada Coleman', 'verify@example.com');
    expect((await ada.call(profileRoutes.me, {})).emailVerified).toBe(false);
    const mail = await mailbox.newestTo('verify@example.com');
    const token = tokenIn(mail);
    const visitor = stack.visitor();
    expect(await visitor.call(challengeRoutes.confirmEmail, { body: { token } })).toEqual({
      email: 'verify@example.com',
    });
    expect((await ada.call(profileRoutes.me, {})).emailVerified).toBe(true);
    const again = await visitor.send(challengeRoutes.confirmEmail, { body: { token } });
    expect(again).toMatchObject({ status: 422, body: { code: 'identity.link_used' } });
  });
});
