import {
  adminMemberRoutes,
  authRoutes,
  dayMs,
  identityAuditRoutes,
  maxSuspensionDays,
  type SentInputOf,
} from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, eventually, Mailbox, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let mailbox: Mailbox;
let stack: Stack;
let admin: Agent;
let moderator: Agent;
beforeAll(async () => {
  const shared = await sharedServices();
  [stack, mailbox] = [shared, shared.mailbox];
  admin = await anAdmin(stack);
  moderator = await aMember(stack, { role: 'moderator' });
});
afterAll(async () => {
  await stack?.stop();
});

type Body = SentInputOf<typeof adminMemberRoutes.setStatus>['body'];

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const password = 'a long night out';
const of = (member: Agent) => ({ params: { id: member.userId ?? '' } });
const setStatus = (member: Agent, body: Body) =>
  moderator.send(adminMemberRoutes.setStatus, { ...of(member), body });
const signIn = (email: string) => stack.visitor().send(authRoutes.signIn, { body: { email, password } });

async function somebody() {
  const email = `${crypto.randomUUID()}@example.com`;
  return { email, member: await aMember(stack, { email, password }) };
}

describe('a suspension', () => {
  it('has a reason and an end, which the member is mailed and reads when they sign in [BEYOND-158]', async () => {
    const { email, member } = await somebody();
    const until = '2027-03-01T12:00:00.000Z';
    const { status, body } = await setStatus(member, {
      status: 'suspended',
      reason: 'spam',
      note: 'Five times the same link',
      until,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'suspended',
      suspension: { reason: 'spam', note: 'Five times the same link', until, by: moderator.userId },
    });
    const mail = await mailbox.newestTo(email);
    expect(mail.subject).toBe('Your Barspoon account has been suspended');
    expect(mail.text).toContain('Reason: Advertising and spam.');
    expect(mail.text).toContain('It is open again on March 1, 2027 at 12:00 PM UTC.');
    expect(mail.text).not.toContain('Five times the same link');
    expect(await signIn(email)).toMatchObject({
      status: 403,
      body: {
        code: 'identity.suspended',
        detail:
          'Your account has been suspended. Reason: Advertising and spam. It is open again on March 1, 2027 at 12:00 PM UTC.',
      },
    });
    const { items } = await admin.call(identityAuditRoutes.list, {
      query: { subject: `member:${member.userId}`, action: 'member.standing-changed' },
    });
    expect(items[0]).toMatchObject({
      role: 'moderator',
      details: { to: 'suspended', reason: 'spam', note: 'Five times the same link', until },
    });
  });

  it('gets another end while it lasts, and a mail that says so [BEYOND-158]', async () => {
    const { email, member } = await somebody();
    await setStatus(member, { status: 'suspended', reason: 'insult', until: inMs(dayMs) });
    await mailbox.newestTo(email);
    await setStatus(member, { status: 'suspended', reason: 'insult', until: null });
    const { text } = await mailbox.newestTo(email, 2);
    expect(text).toContain('It stays suspended until the team of the site opens it again.');
    const { items } = await admin.call(identityAuditRoutes.list, {
      query: { subject: `member:${member.userId}`, action: 'member.suspension-changed' },
    });
    expect(items).toMatchObject([{ details: { reason: 'insult', until: null } }]);
  });

  it('ends by itself, and the member is told [BEYOND-158]', async () => {
    const { email, member } = await somebody();
    await setStatus(member, { status: 'suspended', reason: 'other', until: inMs(3000) });
    expect((await signIn(email)).status).toBe(403);
    await eventually(async () => {
      expect(await admin.call(adminMemberRoutes.get, of(member))).toMatchObject({
        status: 'active',
        suspendedAt: null,
        suspension: null,
      });
    });
    expect((await signIn(email)).status).toBe(200);
    await eventually(() =>
      expect(mailbox.to(email).map(({ subject }) => subject)).toContain(
        'Your Barspoon account is open again',
      ),
    );
  });

  it('that was prolonged does not end at its former time [BEYOND-158]', async () => {
    const { email, member } = await somebody();
    const other = await somebody();
    await setStatus(member, { status: 'suspended', reason: 'other', until: inMs(2000) });
    await setStatus(member, { status: 'suspended', reason: 'other', until: inMs(dayMs) });
    // Its job is due after the one that finds nothing to end.
    await setStatus(other.member, { status: 'suspended', reason: 'other', until: inMs(2500) });
    await eventually(async () => expect((await signIn(other.email)).status).toBe(200));
    expect((await signIn(email)).status).toBe(403);
  });

  it.each([
    [
      'an end that is over',
      { status: 'suspended', until: inMs(-1000) },
      'until',
      'Choose an end that is still to come.',
    ],
    [
      'an end beyond two years',
      { status: 'suspended', until: inMs((maxSuspensionDays + 1) * dayMs) },
      'until',
      'A suspension that ends by itself takes 730 days at most. Leave the end open instead.',
    ],
    ['a reason of none', { status: 'active', reason: 'spam' }, 'reason', 'This goes with a suspension only.'],
  ] as [string, Body, string, string][])(
    'is refused with %s [BEYOND-158]',
    async (_, body, field, message) => {
      const { member } = await somebody();
      expect(await setStatus(member, body)).toMatchObject({
        status: 422,
        body: { errors: [{ path: `body.${field}`, message }] },
      });
      expect((await admin.call(adminMemberRoutes.get, of(member))).status).toBe('active');
    },
  );
});
