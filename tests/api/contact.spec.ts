import { adminContactRoutes, type ContactState, contactRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, Mailbox, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let mailbox: Mailbox;
let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  stack = await startStack(allServices, { SMTP_URL: mailbox.url, SUPPORT_EMAIL: 'help@bar.example' });
  admin = await anAdmin(stack);
});
afterAll(async () => {
  await stack?.stop();
  await mailbox?.close();
});

const bodyOf = (more: object = {}) => ({
  name: 'Ada Coleman',
  email: 'ada@example.com',
  message: `Where is the Hanky Panky? ${newId()}`,
  ...more,
});
const kept = async () => (await admin.call(adminContactRoutes.list, { query: {} })).items;

it('keeps a message, mails it to the support address, and lists it for admins [CONT-04, BEYOND-56]', async () => {
  const ada = await aMember(stack);
  const body = bodyOf();
  await ada.call(contactRoutes.send, { body });
  const [message] = await kept();
  expect(message).toMatchObject({ ...body, userId: ada.userId, handled: false });
  const mail = await mailbox.newestTo('help@bar.example');
  expect(JSON.stringify(mail)).toContain(body.message);
  const params = { id: message?.id ?? '' };
  expect(await admin.call(adminContactRoutes.handle, { params, body: { handled: true } })).toMatchObject({
    handled: true,
  });
  expect((await admin.call(adminContactRoutes.get, { params })).handled).toBe(true);
});

it('answers a message by mail and keeps the reply [BEYOND-56]', async () => {
  const email = `${newId()}@example.com`;
  const body = bodyOf({ email });
  await stack.visitor().call(contactRoutes.send, { body });
  const [message] = await kept();
  const params = { id: message?.id ?? '' };
  const text = 'It is under H.\nEnjoy <b>it</b>!';
  const answered = await admin.call(adminContactRoutes.reply, { params, body: { text } });
  expect(answered).toMatchObject({ handled: true, replies: [{ text }] });
  const mail = await mailbox.newestTo(email);
  expect(mail.subject).toBe('Re: Your message to Barspoon');
  expect(mail.html).toContain('Enjoy &lt;b&gt;it&lt;/b&gt;!');
  expect(mail.text).toContain(body.message);
  expect(mail.text).toContain("You're receiving this email because you wrote to");
  expect(JSON.stringify(mail)).toContain('help@bar.example');
  expect(await admin.call(adminContactRoutes.get, { params })).toEqual(answered);
});

it('lists messages by where they stand and by who wrote and what [BEYOND-56]', async () => {
  const token = newId();
  const write = async (name: string, more: object = {}) => {
    await stack.visitor().call(contactRoutes.send, { body: bodyOf({ name: `${name} ${token}`, ...more }) });
    return (await kept())[0]?.id ?? '';
  };
  const open = await write('Open', { message: 'Do you sell (100%) gift cards?' });
  const answered = await write('Answered', { email: `sour.${token}@example.com` });
  const done = await write('Done');
  await admin.call(adminContactRoutes.reply, { params: { id: answered }, body: { text: 'Yes.' } });
  await admin.call(adminContactRoutes.handle, { params: { id: done }, body: { handled: true } });
  const found = async (query: { q: string; state?: ContactState; limit?: number; cursor?: string }) =>
    (await admin.call(adminContactRoutes.list, { query })).items.map(({ id }) => id);
  expect(await found({ q: token })).toEqual([done, answered, open]);
  expect(await found({ q: token, state: 'open' })).toEqual([open]);
  expect(await found({ q: token, state: 'answered' })).toEqual([answered]);
  expect(await found({ q: token, state: 'done' })).toEqual([done]);
  expect(await found({ q: `SOUR.${token}@` })).toEqual([answered]);
  expect(await found({ q: 'sell (100%) gift' })).toEqual([open]);
  const first = await admin.call(adminContactRoutes.list, { query: { q: token, limit: 2 } });
  expect(await found({ q: token, limit: 2, cursor: first.nextCursor ?? '' })).toEqual([open]);
});

it('takes a reply as well from whoever sends no key with it, as the console does [BEYOND-56]', async () => {
  await stack.visitor().call(contactRoutes.send, { body: bodyOf() });
  const [message] = await kept();
  const path = `/api/v1/admin/contact-messages/${message?.id}/replies`;
  const answer = await admin.request('POST', path, { text: 'Under H.' });
  expect(answer).toMatchObject({ status: 200, body: { replies: [{ text: 'Under H.' }] } });
});

it('refuses an empty reply and one to a message that is gone [BEYOND-56]', async () => {
  const gone = { params: { id: newId() }, body: { text: 'Hello?' } };
  expect((await admin.send(adminContactRoutes.reply, gone)).status).toBe(404);
  const [message] = await kept();
  const params = { id: message?.id ?? '' };
  const empty = await admin.send(adminContactRoutes.reply, { params, body: { text: ' ' } });
  expect(empty.body.errors).toEqual([expect.objectContaining({ path: 'body.text' })]);
});

it.each([
  ['no name', { name: ' ' }, 'body.name'],
  ['no address', { email: 'ada' }, 'body.email'],
  ['an address with a line break', { email: 'ada@example.com\r\nBcc: x@example.com' }, 'body.email'],
  ['a name with a line break', { name: 'Ada\r\nBcc: x@example.com' }, 'body.name'],
  ['nine characters between spaces', { message: '  123456789  ' }, 'body.message'],
])('refuses %s [CONT-01, BEYOND-56]', async (_, change, path) => {
  const answer = await stack.visitor().send(contactRoutes.send, { body: bodyOf(change) });
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.map((error) => error.path)).toContain(path);
});

it('drops what only programs send, and does not tell them [BEYOND-56]', async () => {
  const before = (await kept()).length;
  const body = bodyOf({ website: 'https://spam.example' });
  expect(await stack.visitor().call(contactRoutes.send, { body })).toEqual({ done: true });
  expect(await kept()).toHaveLength(before);
});
