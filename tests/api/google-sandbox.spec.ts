import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ageNoticeVersion, profileRoutes, type Session } from '@barspoon/contracts';
import { eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountId } from '../../tools/stack/identity/sandbox-account.ts';
import { allServices } from '../support/all-services.ts';
import { agreeAt } from '../support/openid-provider.ts';
import { freePort } from '../support/service-processes.ts';

let stack: Stack;
let sandbox: ChildProcess;
let back: string;
beforeAll(async () => {
  const [port, issuerPort] = [await freePort(), await freePort()];
  back = `http://127.0.0.1:${port}/api/v1/auth/google/back`;
  const google = {
    GOOGLE_ISSUER: `http://localhost:${issuerPort}`,
    GOOGLE_CLIENT_ID: 'development',
    GOOGLE_CLIENT_SECRET: 'of this test only',
  };
  sandbox = spawn(process.execPath, ['tools/stack/identity/sandbox.ts'], {
    env: { ...process.env, ...google, GOOGLE_BACK: back },
    stdio: 'ignore',
  });
  await eventually(async () =>
    expect((await fetch(`${google.GOOGLE_ISSUER}/.well-known/openid-configuration`)).ok).toBe(true),
  );
  stack = await startStack(allServices, {
    ...google,
    GATEWAY_PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  await stack?.stop();
  sandbox.kill('SIGTERM');
  await once(sandbox, 'exit');
});

it('the sandbox of a development machine signs in whoever says who they are, back at the site root [AUTH-02, AUTH-16, BEYOND-11]', async () => {
  const visitor = stack.visitor();
  const begin = { ageConfirmed: true, noticeVersion: ageNoticeVersion };
  const { body } = await visitor.request<{ url: string }>('POST', '/api/v1/auth/google', begin);
  expect(await (await fetch(body.url)).text()).toContain('This sandbox stands in for Google');
  const returned = await agreeAt(body.url, accountId('ada@example.com', 'Ada Example'), back);
  const response = await fetch(returned, {
    redirect: 'manual',
    headers: { cookie: visitor.cookie ?? '' },
  });
  expect(response.headers.get('location')).toBe('/#google=done');
  const agent = stack.visitor();
  agent.cookie = response.headers
    .getSetCookie()
    .find((line) => line.startsWith('session='))
    ?.split(';')[0];
  agent.token = (await agent.request<Session>('POST', '/api/v1/auth/refresh')).body.accessToken;
  expect(await agent.call(profileRoutes.me, {})).toMatchObject({
    email: 'ada@example.com',
    fullName: 'Ada Example',
  });
});
