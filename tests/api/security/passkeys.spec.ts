import {
  adminMemberRoutes,
  authRoutes,
  confirmationRoutes,
  passkeyRoutes,
  passkeySignInRoutes,
  secondFactorRoutes,
  secondStepRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, eventually, Mailbox, moveClock, type Stack } from '@barspoon/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../support/authenticator.ts';
import { type Otherwise, PasskeyDevice } from '../../support/passkey-device.ts';
import { addPasskey, showAt, siteOrigin } from '../../support/passkeys.ts';
import { sharedServices } from '../../support/shared-services.ts';

const password = 'a long night out';
const refused = {
  status: 422,
  body: {
    code: 'identity.passkey_refused',
    detail: 'This passkey did not work. Please try again, or choose another way.',
  },
};
let stack: Stack;
let mailbox: Mailbox;

beforeAll(async () => {
  const shared = await sharedServices();
  [stack, mailbox] = [shared, shared.mailbox];
});
afterEach(() => moveClock(stack, 0));
afterAll(() => stack.stop());

const finish = (browser: Agent, passkey: object) =>
  browser.send(passkeySignInRoutes.finish, { body: { passkey } });

/** A member with a passkey who has sent their password in another browser. */
async function guarded() {
  const email = `${newId()}@example.com`;
  const ada = await aMember(stack, { email });
  const held = await addPasskey(ada);
  const browser = stack.visitor();
  await browser.send(authRoutes.signIn, { body: { email, password } });
  return { email, ada, browser, ...held };
}

describe('a forged passkey', () => {
  it.each<[string, Otherwise]>([
    ['shown to another site', { origin: 'http://localhost.example:8080' }],
    ['shown to another port of this host', { origin: 'http://localhost:8081' }],
    ['made for another site', { rpId: 'localhost.example' }],
    ['whose device did not know who was there', { isUnverified: true }],
    ['that answers to nothing of ours', { challenge: Buffer.alloc(54).toString('base64url') }],
    ['that was being made', { type: 'webauthn.create' }],
    ['that says it is nobody’s', { userHandle: null }],
    ['that says it is another’s', { userHandle: Buffer.from(newId()).toString('base64url') }],
  ])('%s opens nothing (security 98) [BEYOND-275]', async (_, otherwise) => {
    const ada = await aMember(stack);
    const { device } = await addPasskey(ada);
    expect(await showAt(stack.visitor(), device, otherwise)).toMatchObject(refused);
    expect((await showAt(stack.visitor(), device)).status, 'as it should be').toBe(200);
  });

  it('with another key, or of nobody, is answered as any other (security 98) [BEYOND-275]', async () => {
    const { device } = await guarded();
    const browser = stack.visitor();
    const options = await browser.call(passkeySignInRoutes.begin, {});
    const shown = device.show(options);
    const stranger = new PasskeyDevice(siteOrigin).show(options, {
      rpId: 'localhost',
      userHandle: shown.response.userHandle ?? null,
    });
    expect(await finish(browser, { ...stranger, id: device.id }), 'another key').toMatchObject(refused);
    expect(await finish(browser, stranger), 'of nobody').toMatchObject(refused);
    expect((await finish(browser, shown)).status).toBe(200);
  });

  it('is not added, whatever it says it was made for (security 98) [BEYOND-275]', async () => {
    const ada = await aMember(stack);
    const others: Otherwise[] = [
      { origin: 'http://localhost.example:8080' },
      { rpId: 'localhost.example' },
      { isUnverified: true },
      { type: 'webauthn.get' },
      { hasCertificate: true },
    ];
    const add = async (device: PasskeyDevice, otherwise?: Otherwise) => {
      const passkey = device.make(await ada.call(passkeyRoutes.begin, {}), otherwise);
      return ada.send(passkeyRoutes.add, { body: { passkey } });
    };
    for (const otherwise of others)
      expect(await add(new PasskeyDevice(siteOrigin), otherwise)).toMatchObject(refused);
    const device = new PasskeyDevice(siteOrigin);
    expect((await add(device)).status).toBe(201);
    expect(await add(device), 'twice').toMatchObject(refused);
    expect((await ada.call(passkeyRoutes.list, {})).items).toHaveLength(1);
  });
});

describe('a challenge for a passkey', () => {
  it('is good once, also at the same time, and for five minutes (security 99) [BEYOND-275]', async () => {
    const { device } = await guarded();
    const browser = stack.visitor();
    const options = await browser.call(passkeySignInRoutes.begin, {});
    const shown = device.show(options);
    const answers = await Promise.all(Array.from({ length: 4 }, () => finish(stack.visitor(), shown)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await finish(browser, shown), 'replayed').toMatchObject(refused);
    expect(await finish(browser, device.show(options)), 'answered once more').toMatchObject(refused);
    const late = await browser.call(passkeySignInRoutes.begin, {});
    moveClock(stack, 5 * 60_000 + 1000);
    expect(await finish(browser, device.show(late)), 'too late').toMatchObject(refused);
  });

  it('is of no use for anything else, in another session or another sign-in (security 99) [BEYOND-275]', async () => {
    const { email, ada, browser, device } = await guarded();
    const phone = stack.visitor();
    await phone.send(authRoutes.signIn, { body: { email, password } });
    const [signIn, confirm, { passkey: second }] = await Promise.all([
      ada.call(passkeySignInRoutes.begin, {}),
      ada.call(confirmationRoutes.passkey, {}),
      browser.call(secondStepRoutes.ways, {}),
    ]);
    if (!second) throw new Error('no passkey is asked for');
    const at = {
      signIn: (options: typeof second) => finish(stack.visitor(), device.show(options)),
      second: (options: typeof second, waiting = browser) =>
        waiting.send(secondStepRoutes.finishWithPasskey, { body: { passkey: device.show(options) } }),
      confirm: (options: typeof second, agent = ada) =>
        agent.send(confirmationRoutes.confirm, { body: { passkey: device.show(options) } }),
    };
    const elsewhere = [
      at.signIn(confirm),
      at.signIn(second),
      at.second(signIn),
      at.second(confirm),
      at.second(second, phone),
      at.confirm(signIn),
      at.confirm(second),
    ];
    for (const answer of await Promise.all(elsewhere)) expect(answer).toMatchObject(refused);
    const other = stack.visitor();
    await showAt(other, device).then(({ body }) => Object.assign(other, { token: Object(body).accessToken }));
    expect(await at.confirm(confirm, other), 'another session').toMatchObject(refused);
    expect((await at.second(second)).status).toBe(200);
    expect((await at.confirm(confirm)).status).toBe(200);
  });
});

describe('a passkey of somebody else', () => {
  it('finishes no sign-in and confirms nobody (security 98) [BEYOND-275]', async () => {
    const [one, other] = [await guarded(), await guarded()];
    const { passkey: options } = await one.browser.call(secondStepRoutes.ways, {});
    if (!options) throw new Error('no passkey is asked for');
    const body = { passkey: other.device.show(options) };
    expect(await one.browser.send(secondStepRoutes.finishWithPasskey, { body })).toMatchObject(refused);
    const confirm = await one.ada.call(confirmationRoutes.passkey, {});
    expect(
      await one.ada.send(confirmationRoutes.confirm, { body: { passkey: other.device.show(confirm) } }),
    ).toMatchObject(refused);
  });

  it('ends a sign-in that waits after five tries, as codes do (security 98) [BEYOND-275]', async () => {
    const [one, other] = [await guarded(), await guarded()];
    for (let tried = 0; tried < 5; tried++) {
      const { passkey: options } = await one.browser.call(secondStepRoutes.ways, {});
      if (!options) throw new Error('no passkey is asked for');
      const body = { passkey: other.device.show(options) };
      expect(await one.browser.send(secondStepRoutes.finishWithPasskey, { body })).toMatchObject(refused);
    }
    const code = one.recoveryCodes[0] ?? '';
    expect((await one.browser.send(secondStepRoutes.finish, { body: { code } })).status).toBe(401);
  });

  it('is not told from one that was never there: nothing says who has passkeys (security 100) [BEYOND-275]', async () => {
    const { email } = await guarded();
    const options = await stack.visitor().call(passkeySignInRoutes.begin, {});
    expect(options.allowCredentials).toEqual([]);
    const wrong = { email, password: 'not mine at all' };
    const answer = await stack.visitor().send(authRoutes.signIn, { body: wrong });
    const nobody = await stack
      .visitor()
      .send(authRoutes.signIn, { body: { ...wrong, email: `${newId()}@example.com` } });
    expect([answer.status, answer.body.code]).toEqual([nobody.status, nobody.body.code]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await stack.visitor().send(secondStepRoutes.ways)).status).toBe(401);
  });

  it('who is suspended opens nothing, with the same answer (security 98) [BEYOND-275, BEYOND-07]', async () => {
    const { ada, device } = await guarded();
    const admin = await anAdmin(stack);
    const params = { id: ada.userId ?? '' };
    await admin.call(adminMemberRoutes.setStatus, { params, body: { status: 'suspended' } });
    expect(await showAt(stack.visitor(), device)).toMatchObject(refused);
  });
});

describe('a copy of a passkey', () => {
  it('that counts less than the device does is refused, and its member is told (security 101) [BEYOND-275]', async () => {
    const { email, device } = await guarded();
    expect((await showAt(stack.visitor(), device)).status).toBe(200);
    for (const counter of [1, 0])
      expect(await showAt(stack.visitor(), device, { counter })).toMatchObject(refused);
    await eventually(() =>
      expect(mailbox.to(email).map(({ subject }) => subject)).toContain(
        'Somebody may have a copy of your passkey: your Barspoon account',
      ),
    );
    expect((await showAt(stack.visitor(), device)).status, 'the device itself').toBe(200);
  });
});

describe('a session that was taken over', () => {
  it('makes no factor of its own by beginning to set up an app (security 102) [BEYOND-275, BEYOND-220]', async () => {
    const { ada, browser } = await guarded();
    const { key } = await ada.call(secondFactorRoutes.begin, {});
    const code = codeOf(key);
    const wrong = { status: 422, body: { code: 'identity.wrong_code' } };
    expect(await ada.send(confirmationRoutes.confirm, { body: { code } })).toMatchObject(wrong);
    expect(await browser.send(secondStepRoutes.finish, { body: { code } })).toMatchObject(wrong);
  });
});
