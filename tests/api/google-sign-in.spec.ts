import {
  ageNoticeVersion,
  authRoutes,
  challengeRoutes,
  googleRoutes,
  ownDataRoutes,
  passwordRoutes,
  profileRoutes,
  type Session,
  secondFactorRoutes,
  secondStepRoutes,
} from '@barspoon/contracts';
import { type Agent, aMember, eventually, Mailbox, type Stack, startStack, tokenIn } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { codeOf } from '../support/authenticator.ts';
import { agreeAt, type OpenIdProvider, startOpenIdProvider } from '../support/openid-provider.ts';
import { addPasskey, showAt } from '../support/passkeys.ts';
import { freePort } from '../support/service-processes.ts';

const begin = { ageConfirmed: true, noticeVersion: ageNoticeVersion };

let stack: Stack;
let provider: OpenIdProvider;
let back: string;
let mailbox: Mailbox;

beforeAll(async () => {
  const port = await freePort();
  back = `http://127.0.0.1:${port}/api/v1/auth/google/back`;
  provider = await startOpenIdProvider(back);
  mailbox = await Mailbox.open();
  stack = await startStack(allServices, {
    ...provider.env,
    SMTP_URL: mailbox.url,
    GATEWAY_PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  // A first look at the provider may take longer on a busy machine than a member would wait.
  await eventually(async () => expect((await leave()).url).toContain(provider.env.GOOGLE_ISSUER));
});
afterAll(async () => {
  await stack?.stop();
  await provider?.stop();
  await mailbox?.close();
});

interface Attempt {
  cookie: string;
  url: string;
}

/** Leaves for the provider: what the page is told and the cookie the browser then holds. */
async function leave(): Promise<Attempt> {
  const visitor = stack.visitor();
  const { body } = await visitor.request<{ url: string }>('POST', '/api/v1/auth/google', begin);
  return { cookie: visitor.cookie ?? '', url: body.url };
}

/** Comes back: where the browser is sent on to, and as whom. */
async function comeBack(address: string, cookie: string): Promise<{ to: string | null; agent: Agent }> {
  const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
  const agent = stack.visitor();
  agent.cookie = response.headers
    .getSetCookie()
    .find((line) => line.startsWith('session='))
    ?.split(';')[0];
  if (agent.cookie) {
    const { body } = await agent.request<Session>('POST', '/api/v1/auth/refresh');
    agent.token = body.accessToken;
    agent.userId = body.user.id;
  }
  return { to: response.headers.get('location'), agent };
}

async function signInAs(id: string) {
  const { cookie, url } = await leave();
  return comeBack(await agreeAt(url, id, back), cookie);
}

describe('signing in with Google', () => {
  it('creates an account with name and picture, opens a session and goes to the site root, with no token in the address (security 21) [AUTH-16, BEYOND-11, BEYOND-08]', async () => {
    provider.people.set('g-new', {
      email: 'New@Example.com',
      email_verified: true,
      name: 'Nell Newcomer',
      picture: 'https://pictures.example/nell.jpg',
    });
    const { to, agent } = await signInAs('g-new');
    expect(to).toBe('/#google=done');
    expect(await agent.call(profileRoutes.me, {})).toMatchObject({
      email: 'new@example.com',
      fullName: 'Nell Newcomer',
      // Shown from our own address: nobody's browser asks Google for it.
      avatarUrl: expect.stringMatching(/^\/pictures\/outside\/members\/[\w-]+\/[0-9a-f]{40}-1200\.webp$/),
      access: { reason: 'trial' },
    });
    expect(await agent.call(ownDataRoutes.credentials, {})).toEqual({ password: false, google: true });
    const again = await signInAs('g-new');
    expect(again.agent.userId).toBe(agent.userId);
  });

  it('asks for the code of a second factor, and opens no session before (security 82) [BEYOND-221]', async () => {
    const email = 'guarded@example.com';
    provider.people.set('g-guarded', { email, email_verified: true, name: 'Gail' });
    const { agent } = await signInAs('g-guarded');
    const { key } = await agent.call(secondFactorRoutes.begin, {});
    const { recoveryCodes } = await agent.call(secondFactorRoutes.turnOn, { body: { code: codeOf(key) } });
    const { cookie, url } = await leave();
    const response = await fetch(await agreeAt(url, 'g-guarded', back), {
      redirect: 'manual',
      headers: { cookie },
    });
    expect(response.headers.get('location')).toBe('/profile#google=code');
    const cookies = response.headers.getSetCookie();
    expect(cookies.filter((line) => line.startsWith('session='))).toEqual([]);
    const browser = stack.visitor();
    browser.cookie = cookies.find((line) => line.startsWith('sign-in='))?.split(';')[0];
    expect((await browser.send(authRoutes.refresh)).status).toBe(401);
    const body = { code: recoveryCodes[0] };
    expect(await browser.send(secondStepRoutes.finish, { body })).toMatchObject({
      status: 200,
      body: { user: { id: agent.userId } },
    });
  });

  it('leaves with PKCE, state and nonce, in a cookie no script can read [BEYOND-11]', async () => {
    const answer = await stack.visitor().request<{ url: string }>('POST', '/api/v1/auth/google', begin);
    const asked = new URL(answer.body.url).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(asked.get(name)?.length).toBeGreaterThan(20);
    expect(asked.get('redirect_uri')).toBe(back);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^google=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('links an account by its verified address; a password nobody had proven stops working [BEYOND-11]', async () => {
    const squatter = await stack.visitor().signUp('Ada Coleman', 'linked@example.com');
    provider.people.set('g-linked', { email: 'linked@example.com', email_verified: true, name: 'Linda' });
    const { to, agent } = await signInAs('g-linked');
    expect(to).toBe('/#google=done');
    expect(agent.userId).toBe((await agent.call(profileRoutes.me, {})).id);
    expect(await agent.call(profileRoutes.me, {})).toMatchObject({ fullName: 'Ada Coleman' });
    await expect.poll(async () => (await squatter.request('GET', '/api/v1/me')).status).toBe(401);
    const body = { email: 'linked@example.com', password: 'a long night out' };
    expect((await stack.visitor().send(authRoutes.signIn, { body })).status).toBe(401);
    await agent.call(passwordRoutes.change, { body: { newPassword: 'my very own words' } });
    await stack.visitor().signIn('linked@example.com', 'my very own words');
  });

  it('voids a change of address that somebody asked for who registered with an address before its owner came (security 55) [BEYOND-11]', async () => {
    const [theirs, foreign] = ['awaited@example.com', 'squatter@example.org'];
    const squatter = await stack.visitor().signUp('Ada Coleman', theirs);
    const body = { email: foreign, password: 'a long night out' };
    await squatter.call(challengeRoutes.changeEmail, { body });
    const stolen = tokenIn(await mailbox.newestTo(foreign));
    provider.people.set('g-awaited', { email: theirs, email_verified: true, name: 'Awaited' });
    const { agent } = await signInAs('g-awaited');
    const answer = await stack.visitor().send(challengeRoutes.confirmEmail, { body: { token: stolen } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'identity.link_used' } });
    expect(await agent.call(profileRoutes.me, {})).toMatchObject({ email: theirs, emailVerified: true });
    expect(await agent.call(ownDataRoutes.credentials, {})).toEqual({ password: false, google: true });
    expect((await squatter.send(authRoutes.refresh)).status).toBe(401);
  });

  it('voids the password of whoever registered with an address, also where its owner has confirmed that (security 80) [BEYOND-181]', async () => {
    const theirs = 'confirmed@example.com';
    const squatter = await stack.visitor().signUp('Ada Coleman', theirs);
    const token = tokenIn(await mailbox.newestTo(theirs));
    await stack.visitor().call(challengeRoutes.confirmEmail, { body: { token } });
    provider.people.set('g-confirmed', { email: theirs, email_verified: true, name: 'Linda' });
    const { agent } = await signInAs('g-confirmed');
    expect(await agent.call(ownDataRoutes.credentials, {})).toEqual({ password: false, google: true });
    expect((await squatter.send(authRoutes.refresh)).status).toBe(401);
    const body = { email: theirs, password: 'a long night out' };
    expect((await stack.visitor().send(authRoutes.signIn, { body })).status).toBe(401);
  });

  it('takes the passkeys of whoever registered with an address away with the password (security 80) [BEYOND-181, BEYOND-275]', async () => {
    const theirs = 'passkey@example.com';
    const squatter = await stack.visitor().signUp('Ada Coleman', theirs);
    const token = tokenIn(await mailbox.newestTo(theirs));
    await stack.visitor().call(challengeRoutes.confirmEmail, { body: { token } });
    const { device } = await addPasskey(squatter, stack.url);
    provider.people.set('g-passkey', { email: theirs, email_verified: true, name: 'Linda' });
    expect((await signInAs('g-passkey')).to, 'mail alone turns no factor off').toBe('/profile#google=code');
    expect((await showAt(stack.visitor(), device)).status).toBe(422);
  });

  it('keeps the password of whoever confirmed the address from their own session [BEYOND-181]', async () => {
    const theirs = 'proven@example.com';
    const owner = await stack.visitor().signUp('Ada Coleman', theirs);
    const token = tokenIn(await mailbox.newestTo(theirs));
    await owner.call(challengeRoutes.confirmEmail, { body: { token } });
    provider.people.set('g-proven', { email: theirs, email_verified: true, name: 'Linda' });
    const { agent } = await signInAs('g-proven');
    expect(await agent.call(ownDataRoutes.credentials, {})).toEqual({ password: true, google: true });
    await stack.visitor().signIn(theirs, 'a long night out');
  });

  it('never links by an address that Google has not verified [BEYOND-11]', async () => {
    const ada = await aMember(stack, { email: 'unverified@example.com' });
    provider.people.set('g-unverified', { email: 'unverified@example.com', email_verified: false });
    const { to, agent } = await signInAs('g-unverified');
    expect(to).toBe('/profile#google=unverified');
    expect(agent.cookie).toBeUndefined();
    expect(await ada.call(ownDataRoutes.credentials, {})).toEqual({ password: true, google: false });
  });

  it('fails when they do not agree [AUTH-17, BEYOND-11]', async () => {
    const { to, agent } = await signInAs('nobody');
    expect(to).toBe('/profile#google=failed');
    expect(agent.cookie).toBeUndefined();
  });

  it('fails with a state that is not this browser’s, without one, and without the cookie', async () => {
    provider.people.set('g-state', { email: 'state@example.com', email_verified: true });
    const mine = await leave();
    const another = await leave();
    const address = await agreeAt(mine.url, 'g-state', back);
    expect((await comeBack(address, another.cookie)).to).toBe('/profile#google=failed');
    expect((await comeBack(address, '')).to).toBe('/profile#google=failed');
    const bare = new URL(address);
    bare.searchParams.delete('state');
    expect((await comeBack(bare.href, mine.cookie)).to).toBe('/profile#google=failed');
    expect((await comeBack(`${back}?code=made-up&state=made-up`, 'google=bm9uc2Vuc2U')).to).toBe(
      '/profile#google=failed',
    );
  });

  it('redeems a code once', async () => {
    provider.people.set('g-once', { email: 'once@example.com', email_verified: true });
    const { cookie, url } = await leave();
    const address = await agreeAt(url, 'g-once', back);
    expect((await comeBack(address, cookie)).to).toBe('/#google=done');
    expect((await comeBack(address, cookie)).to).toBe('/profile#google=failed');
  });

  it('says so to the suspended [BEYOND-07]', async () => {
    provider.people.set('g-suspended', { email: 'suspended@example.com', email_verified: true });
    await aMember(stack, { email: 'suspended@example.com', suspended: true }).catch(() => undefined);
    expect((await signInAs('g-suspended')).to).toBe('/profile#google=suspended');
  });

  it('is begun by our own pages only, and never without the confirmation of age (security 22) [BEYOND-08]', async () => {
    const foreign = await fetch(`${stack.url}/api/v1/auth/google`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://foreign.example' },
      body: JSON.stringify(begin),
    });
    expect(foreign.status).toBe(403);
    const answer = await stack
      .visitor()
      .send(googleRoutes.begin, { body: { ...begin, ageConfirmed: false } });
    expect(answer.status).toBe(400);
  });
});

describe('without a configured provider', () => {
  it('signing in with Google fails in words [AUTH-17, BEYOND-11]', async () => {
    const plain = await startStack(allServices);
    try {
      const answer = await plain.visitor().send(googleRoutes.begin, { body: begin });
      expect(answer).toMatchObject({ status: 422, body: { detail: 'Google sign-in failed' } });
    } finally {
      await plain.stop();
    }
  });
});
