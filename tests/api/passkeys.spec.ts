import {
  adminMemberRoutes,
  authRoutes,
  confirmationRoutes,
  identityAuditRoutes,
  identityInternalRoutes,
  maxPasskeys,
  ownDataRoutes,
  passkeyRoutes,
  profileRoutes,
  type Session,
  secondFactorRoutes,
  secondStepRoutes,
} from '@barspoon/contracts';
import type { RunningService } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, eventually, Mailbox, type Stack } from '@barspoon/testing';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../support/authenticator.ts';
import { PasskeyDevice } from '../support/passkey-device.ts';
import { addPasskey, showAt, siteOrigin } from '../support/passkeys.ts';
import { sharedServices } from '../support/shared-services.ts';

const password = 'a long night out';
let stack: Stack;
let mailbox: Mailbox;

beforeAll(async () => {
  const shared = await sharedServices();
  [stack, mailbox] = [shared, shared.mailbox];
});
afterAll(() => stack.stop());

const rows = (): Model<object> =>
  stack.service<RunningService>('identity').app.get(getModelToken('PasskeyRow'), { strict: false });
const mailed = (email: string, subject: string) =>
  eventually(() => expect(mailbox.to(email).map((mail) => mail.subject)).toContain(subject));
const namesOf = async (agent: Agent) =>
  (await agent.call(passkeyRoutes.list, {})).items.map(({ name }) => name);
const isIn = async (agent: Agent) => (await agent.send(authRoutes.refresh)).status === 200;

async function waitingFor(email: string): Promise<Agent> {
  const browser = stack.visitor();
  const answer = await browser.send(authRoutes.signIn, { body: { email, password } });
  expect(answer).toMatchObject({ status: 401, body: { code: 'identity.second_factor_needed' } });
  return browser;
}

describe('a passkey of a member', () => {
  it('is the first factor: it comes with recovery codes, ends other sessions and is mailed [BEYOND-272, BEYOND-222]', async () => {
    const email = `${newId()}@example.com`;
    const ada = await aMember(stack, { email });
    const laptop = await stack.visitor().signIn(email, password);
    expect(await ada.call(passkeyRoutes.list, {})).toEqual({ items: [] });
    const { passkey, recoveryCodes } = await addPasskey(ada);
    expect(passkey).toMatchObject({ name: 'Passkey', lastUsedAt: null });
    expect(recoveryCodes).toHaveLength(10);
    expect(await ada.call(secondFactorRoutes.get, {})).toMatchObject({ since: null, recoveryCodesLeft: 10 });
    expect([await isIn(laptop), await isIn(ada)]).toEqual([false, true]);
    await mailed(email, 'You have a passkey: your Barspoon account');
    const { items } = await (await anAdmin(stack)).call(identityAuditRoutes.list, {
      query: { subject: `member:${ada.userId}` },
    });
    expect(items.find(({ action }) => action === 'member.second-factor-passkey-on')).toMatchObject({
      details: { name: 'Passkey' },
    });
  });

  it('is one of several with names of their own, and removed without the others [BEYOND-272]', async () => {
    const email = `${newId()}@example.com`;
    const ada = await aMember(stack, { email });
    const phone = await addPasskey(ada);
    const key = await addPasskey(ada);
    expect(key.recoveryCodes).toEqual([]);
    await mailed(email, 'A passkey was added: your Barspoon account');
    const rename = (id: string, name: string) =>
      ada.send(passkeyRoutes.rename, { params: { id }, body: { name } });
    expect(await rename(key.passkey.id, 'Key on my ring')).toMatchObject({
      body: { name: 'Key on my ring' },
    });
    expect(await rename(key.passkey.id, ' ')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.name' }] },
    });
    expect(await namesOf(ada)).toEqual(['Key on my ring', 'Passkey']);

    const other = await showAt(stack.visitor(), phone.device);
    expect(other.status).toBe(200);
    await ada.call(passkeyRoutes.remove, { params: { id: phone.passkey.id } });
    expect(await namesOf(ada)).toEqual(['Key on my ring']);
    await mailed(email, 'A passkey was removed: your Barspoon account');
    expect((await showAt(stack.visitor(), phone.device)).status).toBe(422);
    expect((await showAt(stack.visitor(), key.device)).status).toBe(200);
    expect(await ada.call(secondFactorRoutes.get, {})).toMatchObject({ recoveryCodesLeft: 10 });

    await ada.call(passkeyRoutes.remove, { params: { id: key.passkey.id } });
    await mailed(email, 'Your last passkey was removed: your Barspoon account');
    expect(await ada.call(secondFactorRoutes.get, {})).toMatchObject({ recoveryCodesLeft: 0 });
    expect((await stack.visitor().signIn(email, password)).userId).toBe(ada.userId);
  });

  it('is one of twenty at most, and of one member alone [BEYOND-272]', async () => {
    const [ada, eve] = await Promise.all([aMember(stack), aMember(stack)]);
    const options = await ada.call(passkeyRoutes.begin, {});
    const { passkey: first } = await addPasskey(ada);
    const [row] = await rows().find({ memberId: ada.userId }).lean();
    const others = Array.from({ length: maxPasskeys - 1 }, () => newId());
    await rows().insertMany(others.map((_id) => ({ ...row, _id, credentialId: _id })));
    const tooMany = { status: 422, body: { code: 'identity.too_many_passkeys' } };
    expect(await ada.send(passkeyRoutes.begin)).toMatchObject(tooMany);
    const passkey = new PasskeyDevice(siteOrigin).make(options);
    expect(await ada.send(passkeyRoutes.add, { body: { passkey } })).toMatchObject(tooMany);
    const { id } = first;
    const gone = { status: 404, body: { code: 'identity.passkey_not_found' } };
    expect(await eve.send(passkeyRoutes.remove, { params: { id } })).toMatchObject(gone);
    const body = { name: 'Mine' };
    expect(await eve.send(passkeyRoutes.rename, { params: { id }, body })).toMatchObject(gone);
  });

  it('needs a confirmed address, as codes do [BEYOND-272]', async () => {
    const squatter = await stack.visitor().signUp();
    expect(await squatter.send(passkeyRoutes.begin)).toMatchObject({
      status: 422,
      body: { code: 'identity.second_factor_needs_email' },
    });
  });

  it('is exported by its name and goes with the account [BEYOND-276, BEYOND-104]', async () => {
    const ada = await aMember(stack);
    const { device } = await addPasskey(ada);
    const exported = JSON.stringify(await ada.call(ownDataRoutes.export, { body: {} }));
    expect(exported).toContain('"name":"Passkey"');
    expect(exported).not.toContain(device.id);
    expect(exported).not.toMatch(/publicKey|credentialId/);
    const { username } = await ada.call(profileRoutes.me, {});
    await ada.call(ownDataRoutes.delete, { body: { username } });
    expect(await rows().countDocuments({ memberId: ada.userId })).toBe(0);
    expect((await showAt(stack.visitor(), device)).status).toBe(422);
  });
});

describe('signing in with a passkey', () => {
  it('takes two requests and neither address nor password, and asks for no second step [BEYOND-273]', async () => {
    const ada = await aMember(stack);
    const { device } = await addPasskey(ada);
    const browser = stack.visitor();
    const opened = await showAt(browser, device);
    expect(opened).toMatchObject({ status: 200, body: { user: { id: ada.userId } } });
    expect(opened.headers.getSetCookie()[0]).toMatch(/^session=.*HttpOnly; SameSite=Strict$/);
    expect(await isIn(browser)).toBe(true);
    const [used] = (await ada.call(passkeyRoutes.list, {})).items;
    expect(Date.parse(used?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('finishes a sign-in that waits, as a recovery code does [BEYOND-274, BEYOND-222]', async () => {
    const email = `${newId()}@example.com`;
    const ada = await aMember(stack, { email });
    const { device, recoveryCodes } = await addPasskey(ada);
    const browser = await waitingFor(email);
    const ways = await browser.call(secondStepRoutes.ways, {});
    expect(ways).toMatchObject({ app: false, passkey: { allowCredentials: [{ id: device.id }] } });
    if (!ways.passkey) throw new Error('no passkey is asked for');
    const body = { passkey: device.show(ways.passkey) };
    const opened = await browser.send(secondStepRoutes.finishWithPasskey, { body });
    expect(opened).toMatchObject({ status: 200, body: { user: { id: ada.userId } } });
    expect((await browser.send(secondStepRoutes.ways)).status, 'it is over').toBe(401);
    const lost = await waitingFor(email);
    const code = recoveryCodes[0] ?? '';
    expect((await lost.send(secondStepRoutes.finish, { body: { code } })).status).toBe(200);
  });

  it('confirms who one is, where the password would not do [BEYOND-274, BEYOND-280]', async () => {
    const ada = await aMember(stack);
    const { device } = await addPasskey(ada);
    expect(await ada.call(confirmationRoutes.ways, {})).toEqual({ ways: ['passkey', 'code'] });
    expect(await ada.send(confirmationRoutes.confirm, { body: { password } })).toMatchObject({ status: 422 });
    const options = await ada.call(confirmationRoutes.passkey, {});
    const { status, body } = await ada.send(confirmationRoutes.confirm, {
      body: { passkey: device.show(options) },
    });
    expect(status).toBe(200);
    ada.token = (body as unknown as Session).accessToken;
    const codes = await ada.call(secondFactorRoutes.renewCodes, {});
    expect(codes.recoveryCodes, 'new ones for who has no app').toHaveLength(10);
  });
});

describe('passkeys beside an app', () => {
  it('share its recovery codes, and each stays when the other goes [BEYOND-272, BEYOND-220]', async () => {
    const email = `${newId()}@example.com`;
    const ada = await aMember(stack, { email });
    const { passkey, device } = await addPasskey(ada);
    const { key } = await ada.call(secondFactorRoutes.begin, {});
    const turnOn = { password, code: codeOf(key) };
    expect(await ada.call(secondFactorRoutes.turnOn, { body: turnOn })).toEqual({ recoveryCodes: [] });
    const browser = await waitingFor(email);
    expect(await browser.call(secondStepRoutes.ways, {})).toMatchObject({ app: true, passkey: {} });
    await ada.call(passkeyRoutes.remove, { params: { id: passkey.id } });
    await waitingFor(email);
    const again = await addPasskey(ada);
    expect(again.recoveryCodes).toEqual([]);
    const turnOff = { password, code: codeOf(key, Date.now() + 30_000) };
    await ada.call(secondFactorRoutes.turnOff, { body: turnOff });
    expect(await ada.call(secondFactorRoutes.get, {})).toMatchObject({ since: null, recoveryCodesLeft: 10 });
    await waitingFor(email);
    expect([
      (await showAt(stack.visitor(), device)).status,
      (await showAt(stack.visitor(), again.device)).status,
    ]).toEqual([422, 200]);
  });

  it('are what the staff needs, shown in the console, and go when an admin or the operator resets them [BEYOND-276, BEYOND-223, BEYOND-224]', async () => {
    const email = `${newId()}@example.com`;
    const admin = await anAdmin(stack);
    const editor = await aMember(stack, { email, role: 'editor' });
    const { device } = await addPasskey(editor);
    const params = { id: editor.userId ?? '' };
    expect(await admin.call(adminMemberRoutes.get, { params })).toMatchObject({
      secondFactorSince: expect.any(String),
      secondFactors: { app: false, passkeys: 1 },
    });
    const { items } = await admin.call(adminMemberRoutes.list, {
      query: { staff: true, secondFactor: true },
    });
    expect(items.map(({ id }) => id)).toContain(editor.userId);
    const body = { reason: 'Lost the phone' };
    expect(await admin.call(adminMemberRoutes.resetSecondFactor, { params, body })).toMatchObject({
      secondFactorSince: null,
      secondFactors: { app: false, passkeys: 0 },
    });
    expect((await showAt(stack.visitor(), device)).status).toBe(422);
    await editor.signIn(email, password);
    const next = await addPasskey(editor);
    await stack.ask(identityInternalRoutes.changeMember, { body: { email, resetSecondFactor: true } });
    expect((await showAt(stack.visitor(), next.device)).status).toBe(422);
    await stack.visitor().signIn(email, password);
  });
});
