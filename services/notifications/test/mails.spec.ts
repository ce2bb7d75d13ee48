import { challengeIssued, passwordChanged, sessionReplayed } from '@barspoon/contracts';
import type { RunningService } from '@barspoon/messaging';
import { newId } from '@barspoon/platform/ids';
import { eventually, Mailbox, type Stack, startStack } from '@barspoon/testing';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootstrap } from '../src/bootstrap.ts';
import { MailRow } from '../src/sending/mail.schema.ts';
import { MailsService } from '../src/sending/mails.service.ts';
import { IdentityStandIn } from './identity-stand-in.ts';

let mailbox: Mailbox;
let stack: Stack;
let identity: IdentityStandIn;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  stack = await startStack([bootstrap], { SMTP_URL: mailbox.url, MAIL_FROM: 'bar@bar.example' });
  identity = await IdentityStandIn.open(stack.env);
});
afterAll(async () => {
  await identity.close();
  await stack.stop();
  await mailbox.close();
});
beforeEach(() => {
  mailbox.refusal = null;
  mailbox.beforeAnswer = () => undefined;
});

const app = () => stack.service<RunningService>('notifications').app;
const rows = (): Model<MailRow> => app().get(getModelToken(MailRow.name), { strict: false });
const stateOf = async (id: string) => (await rows().findById(id).lean())?.state;
const settled = (id: string, state: MailRow['state']) =>
  eventually(async () => expect(await stateOf(id)).toBe(state), 25_000);

describe('a mail', () => {
  it('comes as HTML and text with the one link, and says that a machine wrote it [BEYOND-09]', async () => {
    const { challengeId, email } = await identity.issues('verify-email');
    const mail = await mailbox.newestTo(email);
    const link = `http://localhost:8080/profile?link=verify#${challengeId}.${'A'.repeat(43)}`;
    expect(mail.subject).toBe('Please verify your email for Barspoon');
    expect(mail.text).toContain(link);
    expect(mail.text).toContain('24 hours');
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.from).toMatchObject({ name: 'Barspoon', address: 'bar@bar.example' });
    expect(mail.messageId).toBe(`<link-${challengeId}@bar.example>`);
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    await settled(`link-${challengeId}`, 'sent');
  });

  it('loads nothing from elsewhere, so that nobody learns when it is read', async () => {
    const { email } = await identity.issues('reset-password');
    const { html } = await mailbox.newestTo(email);
    expect(html).not.toMatch(/<img|<script|src=|url\(|@import|<link/i);
  });

  it('is sent once however often its event comes [BEYOND-09]', async () => {
    const { challengeId, email } = await identity.issues('verify-email');
    await settled(`link-${challengeId}`, 'sent');
    for (let times = 0; times < 5; times++)
      await identity.tell(challengeIssued, { challengeId, purpose: 'verify-email' });
    const other = await identity.issues('verify-email');
    await mailbox.newestTo(other.email);
    expect(mailbox.to(email)).toHaveLength(1);
  });

  it('is in one hand only when several workers reach for it', async () => {
    const { challengeId, email } = await identity.issues('verify-email');
    await settled(`link-${challengeId}`, 'sent');
    const _id = `link-${challengeId}`;
    await rows().updateOne({ _id }, { $set: { state: 'waiting', settledAt: null } });
    const about = { kind: 'link', challengeId } as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => app().get(MailsService, { strict: false }).send(_id, about)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(mailbox.to(email)).toHaveLength(2);
  });

  it('has the same Message-ID when the server took it and the answer was lost', async () => {
    let isFirst = true;
    mailbox.beforeAnswer = () => {
      if (!isFirst) return undefined;
      isFirst = false;
      // Longer than the postman waits for an answer.
      return new Promise((resolve) => setTimeout(resolve, 18_000));
    };
    const { challengeId, email } = await identity.issues('verify-email');
    const second = await eventually(() => mailbox.newestTo(email, 2), 45_000);
    expect(second.messageId).toBe(`<link-${challengeId}@bar.example>`);
    expect(new Set(mailbox.to(email).map(({ messageId }) => messageId)).size).toBe(1);
    await settled(`link-${challengeId}`, 'sent');
  }, 60_000);

  it('is not sent when its link is used or its account is gone', async () => {
    const challengeId = newId();
    await identity.tell(challengeIssued, { challengeId, purpose: 'reset-password' });
    await settled(`link-${challengeId}`, 'moot');
  });
});

describe('a mail server', () => {
  it('that takes nothing for now is asked again until it does', async () => {
    mailbox.refusal = 451;
    const { challengeId, email } = await identity.issues('reset-password');
    await eventually(async () => {
      const row = await rows().findById(`link-${challengeId}`).lean();
      expect(row?.answer).toContain('mail server');
    });
    expect(await stateOf(`link-${challengeId}`)).toBe('waiting');
    mailbox.refusal = null;
    await mailbox.newestTo(email);
    await settled(`link-${challengeId}`, 'sent');
  });

  it('that is down loses no mail [BEYOND-101]', async () => {
    const port = Number(new URL(mailbox.url).port);
    await mailbox.close();
    const { challengeId, email } = await identity.issues('reset-password');
    await eventually(async () => {
      const row = await rows().findById(`link-${challengeId}`).lean();
      expect(row?.answer).toContain('mail server');
    });
    mailbox = await Mailbox.open(port);
    await mailbox.newestTo(email);
    await settled(`link-${challengeId}`, 'sent');
  });

  it('that will never take a mail is not asked again', async () => {
    mailbox.refusal = 550;
    const { challengeId, email } = await identity.issues('reset-password');
    await settled(`link-${challengeId}`, 'refused');
    mailbox.refusal = null;
    const other = await identity.issues('reset-password');
    await mailbox.newestTo(other.email);
    expect(mailbox.to(email)).toEqual([]);
  });
});

describe('headers', () => {
  it('gain no line from a name that holds one (security 28)', async () => {
    const name = 'Ada\r\nBcc: everybody@example.com\u2028X-Evil: yes';
    const { email } = await identity.issues('reset-password', {}, name);
    const mail = await mailbox.newestTo(email);
    expect(mail.recipients).toEqual([email]);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect(mail.to?.[0]).toMatchObject({ address: email });
  });

  it.each(['ada@example.com\r\nBcc: everybody@example.com', 'ada@example.com, everybody@example.com'])(
    'gain no recipient from the address %j (security 28)',
    async (email) => {
      const before = mailbox.mails.length;
      const { challengeId } = await identity.issues('reset-password', { to: { email, fullName: 'Ada' } });
      await settled(`link-${challengeId}`, 'refused');
      expect(mailbox.mails.slice(before).flatMap(({ recipients }) => recipients)).toEqual([]);
    },
  );

  it('show no name somebody entered for an address that is not proved theirs', async () => {
    const { email } = await identity.issues('verify-email', {}, 'WIN A CAR AT EVIL.EXAMPLE');
    const mail = await mailbox.newestTo(email);
    expect(mail.raw).not.toContain('EVIL.EXAMPLE');
  });
});

describe('notices', () => {
  it('go to the member when their password was changed or a session of theirs was copied (security 18)', async () => {
    const memberId = newId();
    const to = { email: `${memberId}@example.com`, fullName: 'Ada Coleman' };
    identity.members.set(memberId, to);
    await identity.tell(passwordChanged, { memberId, by: 'member' });
    await identity.tell(sessionReplayed, { memberId, sessionId: newId() });
    await mailbox.newestTo(to.email, 2);
    expect(
      mailbox
        .to(to.email)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['We signed out one of your Barspoon devices', 'Your Barspoon password was changed']);
  });

  it('go to the old address when another is wanted, without naming it whole', async () => {
    const formerEmail = `${newId()}@example.com`;
    const { email } = await identity.issues('change-email', { formerEmail });
    const notice = await mailbox.newestTo(formerEmail);
    expect(notice.subject).toBe('Your Barspoon email address is about to change');
    expect(notice.raw).not.toContain(email);
    expect((await mailbox.newestTo(email)).text).toContain('link=new-email#');
  });
});

it('keeps neither addresses nor texts', async () => {
  const { challengeId, email } = await identity.issues('verify-email');
  await settled(`link-${challengeId}`, 'sent');
  const stored = JSON.stringify(await rows().find().lean());
  expect(stored).toContain(challengeId);
  expect(stored).not.toContain(email);
  expect(stored).not.toContain('A'.repeat(43));
});
