import { randomUUID } from 'node:crypto';
import {
  adminMemberRoutes,
  dayMs,
  identityAuditRoutes,
  maxTrialDays,
  notificationRoutes,
  profileRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, anExpiredMember, eventually, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let admin: Agent;
let moderator: Agent;
let support: Agent;
beforeAll(async () => {
  stack = await sharedServices();
  admin = await anAdmin(stack);
  moderator = await aMember(stack, { role: 'moderator' });
  support = await aMember(stack, { role: 'support' });
});
afterAll(() => stack?.stop());

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const audit = async (action: string, member: Agent) =>
  (
    await admin.call(identityAuditRoutes.list, {
      query: { action, subject: `member:${member.userId}` },
    })
  ).items;
const told = async (member: Agent, kind: string) =>
  (await member.call(notificationRoutes.list, { query: {} })).items.filter((one) => one.kind === kind);

describe('a trial', () => {
  const extend = (member: Agent, until: string, by = support) =>
    by.send(adminMemberRoutes.extendTrial, { params: { id: member.userId ?? '' }, body: { until } });

  it('that is over goes on at once with the token in use; the member is told, and it is audited [BEYOND-04, BEYOND-93]', async () => {
    const member = await anExpiredMember(stack);
    const closed = () => member.send(recipeRoutes.get, { params: { id: 'daiquiri' } });
    const before = (await closed()).status;
    const until = inDays(7);
    const { status, body } = await extend(member, until);
    expect(status).toBe(200);
    expect(body).toMatchObject({ access: 'trial', accessUntil: until });
    await eventually(async () => {
      expect((await member.call(profileRoutes.me, {})).access).toMatchObject({
        granted: true,
        trialEndsAt: until,
      });
      expect(await told(member, 'trial-extended')).toHaveLength(1);
    });
    expect((await closed()).status).toBeLessThanOrEqual(before);
    // The same once more changes nothing and tells nobody.
    expect((await extend(member, until)).status).toBe(200);
    expect(await audit('member.trial-extended', member)).toMatchObject([
      { role: 'support', details: { to: until } },
    ]);
  });

  it('only becomes longer, and not without end [BEYOND-93]', async () => {
    const member = await aMember(stack);
    await extend(member, inDays(10));
    for (const until of [inDays(-1), inDays(5), inDays(maxTrialDays + 1)])
      expect(await extend(member, until)).toMatchObject({
        status: 422,
        body: { code: 'identity.trial_not_longer' },
      });
    const bad = await support.send(adminMemberRoutes.extendTrial, {
      params: { id: member.userId ?? '' },
      body: { until: 'soon' },
    });
    expect(bad).toMatchObject({ status: 400, body: { errors: [{ path: 'body.until' }] } });
  });

  it('is nothing for the suspended, the team, and moderators to give [BEYOND-03, BEYOND-93]', async () => {
    const member = await aMember(stack);
    expect((await extend(member, inDays(7), moderator)).status).toBe(403);
    expect(await extend(moderator, inDays(7))).toMatchObject({
      status: 403,
      body: { code: 'identity.staff_member' },
    });
    await admin.call(adminMemberRoutes.setStatus, {
      params: { id: member.userId ?? '' },
      body: { status: 'suspended' },
    });
    expect(await extend(member, inDays(7))).toMatchObject({
      status: 422,
      body: { code: 'identity.needs_no_trial' },
    });
  });
});

describe('a warning', () => {
  const warn = (member: Agent, warningId: string = randomUUID(), by = moderator) =>
    by.send(adminMemberRoutes.warn, {
      params: { id: member.userId ?? '', warningId },
      body: { reason: 'insult', note: 'Twice on Monday' },
    });
  const warnings = async (member: Agent) =>
    (await moderator.call(adminMemberRoutes.warnings, { params: { id: member.userId ?? '' } })).items;

  it('is told to the member, stands in their history and the audit, once however often it is sent [BEYOND-93, BEYOND-97]', async () => {
    const member = await aMember(stack);
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => warn(member, id)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await warn(member, id)).status).toBe(200);
    expect(await warnings(member)).toMatchObject([
      { id, reason: 'insult', note: 'Twice on Monday', by: moderator.userId },
    ]);
    await eventually(async () => {
      expect(await told(member, 'member-warned')).toMatchObject([
        { text: 'A moderator sent you a warning. Please treat other members with respect.' },
      ]);
    });
    expect(await audit('member.warned', member)).toMatchObject([
      { role: 'moderator', details: { reason: 'insult', note: 'Twice on Monday' } },
    ]);
    await warn(member);
    expect(await warnings(member)).toHaveLength(2);
  });

  it('is for moderators to give, and not to the team [BEYOND-03, BEYOND-97]', async () => {
    const member = await aMember(stack);
    expect((await warn(member, randomUUID(), support)).status).toBe(403);
    expect((await warn(support)).body).toMatchObject({ code: 'identity.staff_member' });
    expect(await warn(admin, randomUUID(), admin)).toMatchObject({
      status: 422,
      body: { code: 'identity.not_yourself' },
    });
    const id = randomUUID();
    await warn(member, id);
    expect((await warn(await aMember(stack), id)).status).toBe(404);
    const nobody = { params: { id: randomUUID() } };
    expect((await moderator.send(adminMemberRoutes.warnings, nobody)).status).toBe(404);
  });
});
