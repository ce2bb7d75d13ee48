import {
  authRoutes,
  challengeRoutes,
  ownDataRoutes,
  passwordRoutes,
  profileRoutes,
} from '@barspoon/contracts';
import type { RunningService } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { Mailbox, type Stack, startStack, tokenIn } from '@barspoon/testing';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allServices } from '../../support/all-services.ts';
import { collectLogLines } from '../../support/log-lines.ts';

let logs: ReturnType<typeof collectLogLines>;
let mailbox: Mailbox;
let stack: Stack;
beforeAll(async () => {
  logs = collectLogLines();
  mailbox = await Mailbox.open();
  stack = await startStack(allServices, { LOG_LEVEL: 'trace', SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await stack?.stop();
  await mailbox.close();
  logs.stop();
});

/** Every secret that was sent, mailed or given out, with where it comes from. */
const secrets = new Map<string, string>();
const secret = (from: string, value: string | undefined): string => {
  if (!value) throw new Error(`there is no ${from}`);
  secrets.set(from, value);
  return value;
};
const secretPart = (cookie: string | undefined) => cookie?.split('=')[1]?.split(';')[0];

describe('the logs of all services, at their most talkative,', () => {
  it('hold no password, token or cookie of what members do to get in and out (security 21, 50)', async () => {
    const email = `${newId()}@example.com`;
    const password = secret('the first password', `first ${newId()}`);
    const ada = await stack.visitor().signUp('Ada Coleman', email, password);
    secret('the access token', ada.token);
    const stolen = secret('the session', ada.cookie);
    secret("the session's token", secretPart(ada.cookie));
    const verification = secret('the link to verify', tokenIn(await mailbox.newestTo(email)));
    await stack.visitor().call(challengeRoutes.confirmEmail, { body: { token: verification } });
    await stack.visitor().send(challengeRoutes.confirmEmail, { body: { token: verification } });

    const wrong = secret('a wrong password', `wrong ${newId()}`);
    expect((await stack.visitor().send(authRoutes.signIn, { body: { email, password: wrong } })).status).toBe(
      401,
    );
    const here = await stack.visitor().signIn(email, password);
    await here.send(authRoutes.refresh);
    await here.send(authRoutes.refresh);
    secret('the renewed session', secretPart(here.cookie));
    await ada.send(authRoutes.refresh);
    await ada.send(authRoutes.refresh);
    ada.cookie = stolen;
    expect((await ada.send(authRoutes.refresh)).status, 'a copy of a session').toBe(401);

    const changed = secret('the changed password', `changed ${newId()}`);
    await here.call(passwordRoutes.change, { body: { currentPassword: password, newPassword: changed } });
    await here.send(passwordRoutes.change, { body: { currentPassword: wrong, newPassword: wrong } });
    await stack.visitor().call(challengeRoutes.forgotPassword, { body: { email } });
    const link = await reset(email);
    const third = secret('the password of the link', `third ${newId()}`);
    const last = stack.visitor();
    const body = { token: link, password: third };
    const opened = await last.request<{ accessToken: string }>('POST', '/api/v1/auth/password/reset', body);
    expect(opened.status).toBe(200);
    last.token = secret('the access token of the link', opened.body.accessToken);
    await last.send(ownDataRoutes.export, { body: { password: third } });

    const bodies = [`{"email":"${email}","password":"${wrong}"`, { email, password: { wrong } }, { wrong }];
    for (const sent of bodies) await stack.visitor().request('POST', '/api/v1/auth/sign-in', sent);
    const misplaced = secret('a token in an address', `at-${newId()}`);
    await stack.visitor().request('GET', `/api/v1/me?token=${misplaced}`);
    await stack.visitor().request('GET', '/api/v1/me', undefined, { authorization: `Bearer ${misplaced}` });
    await last.send(authRoutes.signOut);
    expect((await last.send(profileRoutes.me)).status).toBe(401);

    // What fails on our side is told with everything that is known of it.
    const accounts = stack
      .service<RunningService>('identity')
      .app.get<Model<object>>(getModelToken('AccountRow'), { strict: false });
    vi.spyOn(accounts, 'findOne').mockImplementation(() => {
      throw new Error('the database is on fire');
    });
    const failed = await stack.visitor().send(authRoutes.signIn, { body: { email, password: third } });
    expect(failed.status).toBe(500);

    const text = logs.text();
    for (const service of ['gateway', 'identity', 'notifications'])
      expect(text, 'otherwise nothing was looked at').toContain(`"service":"${service}"`);
    expect(text).toContain('a rotated refresh token was presented');
    expect(text).toContain('the database is on fire');
    for (const [from, value] of secrets)
      for (const shape of [value, encodeURIComponent(value), Buffer.from(value).toString('base64url')])
        expect(text.includes(shape), `${from} stands in a log`).toBe(false);
  });
});

async function reset(email: string): Promise<string> {
  await expect
    .poll(() => mailbox.to(email).map(({ subject }) => subject), { timeout: 10_000 })
    .toContain('Reset your Barspoon password');
  const mail = mailbox.to(email).find(({ subject }) => subject === 'Reset your Barspoon password');
  return secret('the link to a new password', tokenIn(mail!));
}
