import { Mailbox, type ReceivedMail } from '@barspoon/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BulkTransport } from '../src/mails/bulk-transport.ts';
import { tokenMark } from '../src/mails/mail-for-many.ts';
import { MailTransport } from '../src/mails/mail-transport.ts';
import type { RenderedMail } from '../src/mails/message.ts';

let mailbox: Mailbox;
let bulk: BulkTransport;
let single: MailTransport;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  const server = { url: mailbox.url, from: 'mail@bar.example', name: 'Zoë’s bar' };
  bulk = new BulkTransport({ ...server, connections: 2 });
  single = new MailTransport(server);
});
afterAll(async () => {
  await bulk.onModuleDestroy();
  await single.onModuleDestroy();
  await mailbox.close();
});
beforeEach(() => {
  mailbox.refusal = null;
});

const token = `${'a'.repeat(36)}.${'B-_'.repeat(14)}c`;
const mailOf = (token: string) => ({
  subject: 'Sours & swizzles — a new season',
  html: `<p>${'Two parts of “rye”. '.repeat(20)}</p>\n<a href="https://bar.example/unsubscribe?token=${token}">Leave</a>`,
  text: `Two parts of rye.\n.\nhttps://bar.example/unsubscribe?token=${token}`,
  headers: {
    'X-Email-Type': 'news',
    'List-Unsubscribe': `<https://bar.example/api/v1/mailing/one-click?token=${token}>`,
    'List-Id': '<news.bar.example>',
  },
});
const ada = { name: 'Ada Coleman', address: 'ada@example.com' };
const readers: [name: string, to: RenderedMail['to']][] = [
  ['a name', ada],
  ['no name', { ...ada, name: '' }],
  ['letters of others', { ...ada, name: 'Zoë “Zo” Müller-Ångström, 李' }],
  ['a long name', { ...ada, name: 'Ada Maria '.repeat(14).trim() }],
  ['a name with a header in it', { ...ada, name: 'Ada\r\nBcc: all@example.com' }],
  ['quotes and marks', { ...ada, name: 'A "quoted" <ada> $& name' }],
  ['a domain of others', { name: 'Ada', address: 'ada@bücher.example' }],
];
const sendTo = async (to: RenderedMail['to'], before: Promise<unknown> = Promise.resolve()) => {
  const send = await bulk.prepare(mailOf(tokenMark));
  return send({ mailId: 'bulk-1', to, token }, before);
};
const newest = () => mailbox.mails.at(-1) as ReceivedMail;
/** What a reader's mail program sees. */
const read = ({ raw: _, date: __, headers, headerLines: ___, ...mail }: ReceivedMail) => ({
  ...mail,
  text: mail.text?.trim(),
  headers: headers.filter(({ key }) => !/^(date|content-type|x-mailer|received)$/.test(key)),
});

describe('a mail that is composed once for all its readers', () => {
  it.each(readers)('arrives as if it was composed for its reader: %s', async (_, to) => {
    expect((await sendTo(to)).accepted).toBe(true);
    const ours = newest();
    await single.deliver('bulk-1', { to, ...mailOf(token) });
    expect(read(ours)).toEqual(read(newest()));
    expect(ours.text).toContain(`token=${token}`);
  });

  it('breaks its lines as mail servers want them', async () => {
    await sendTo({ ...ada, name: 'Ada Maria '.repeat(14).trim() });
    const { raw } = newest();
    expect(raw).not.toMatch(/(^|[^\r])\n|\r(?!\n)/);
    const [, body = ''] = /\r\n\r\n([\s\S]*)$/.exec(raw) ?? [];
    for (const line of body.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
  });
});

describe('the mail server', () => {
  it('gets no mail before what it waits for is done, and none where that fails', async () => {
    const count = mailbox.mails.length;
    const { promise, resolve } = Promise.withResolvers<void>();
    const sent = sendTo(ada, promise);
    await new Promise((done) => setTimeout(done, 300));
    expect(mailbox.mails).toHaveLength(count);
    resolve();
    expect((await sent).accepted).toBe(true);
    expect(mailbox.mails).toHaveLength(count + 1);
    const unmarked = Promise.reject(new Error('not marked'));
    unmarked.catch(() => undefined);
    await expect(sendTo(ada, unmarked)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(mailbox.mails).toHaveLength(count + 1);
  });

  it('is asked again after 4xx and not after 5xx, nor for what is no address', async () => {
    mailbox.refusal = 451;
    await expect(sendTo(ada)).rejects.toMatchObject({ kind: 'unavailable' });
    mailbox.refusal = 550;
    expect(await sendTo(ada)).toEqual({ accepted: false, answer: '550' });
    mailbox.refusal = null;
    const address = 'ada@example.com, all@example.com';
    expect((await sendTo({ ...ada, address })).accepted).toBe(false);
  });
});
