import {
  type AdminMember,
  adminRecipeRoutes,
  authRoutes,
  identityAuditRoutes,
  identityInternalRoutes,
  type Role,
  adminMemberRoutes as routes,
  type SentInputOf,
} from '@barspoon/contracts';
import type { RunningService } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, eventually, type Stack, startStack } from '@barspoon/testing';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  stack = await startStack(allServices);
  admin = await anAdmin(stack);
});
afterAll(() => stack.stop());

type Query = SentInputOf<typeof routes.list>['query'];
const list = (query: Query) => admin.call(routes.list, { query });
const of = (agent: Agent) => ({ params: { id: agent.userId ?? '' } });
const statusOf = async (agent: Agent) => (await admin.call(routes.get, of(agent))).status;
const auditOf = (agent: Agent) =>
  admin.call(identityAuditRoutes.list, { query: { subject: `member:${agent.userId}` } });
const setStatus = (by: Agent, agent: Agent, status: string) =>
  by.send(routes.setStatus, { ...of(agent), body: { status } });

describe('the list of members', () => {
  const surname = `Q${newId().slice(-8)}`;
  const names = ['Zoë', 'Änne', 'Bea', 'Carl'].map((name) => `${name} ${surname}`);
  beforeAll(async () => {
    for (const [at, fullName] of names.entries())
      await aMember(stack, {
        fullName,
        email: `m${at}.${surname}@Example.com`,
        registeredAt: `2026-03-0${at + 1}T12:00:00.000Z`,
        ...(at === 3 && { subscribedUntil: '2099-01-01T00:00:00.000Z' }),
      });
    await eventually(async () => expect((await list({ q: surname })).total).toBe(4));
  });
  const namesFor = async (query: Query) =>
    (await list({ q: surname, ...query })).items.map((one) => one.fullName);

  it('finds any part of name, username and email, letter case and accents aside [ADM-USERS-01, BEYOND-93]', async () => {
    expect(await namesFor({ q: `zoe ${surname.toLowerCase()}` })).toEqual([names[0]]);
    expect(await namesFor({ q: `M2.${surname}@EXAMPLE` })).toEqual([names[2]]);
    const [bea] = (await list({ q: `bea ${surname}` })).items;
    expect(await namesFor({ q: bea?.username.slice(1) })).toContain(names[2]);
    expect(await namesFor({ q: `${surname}.com` })).toEqual([]);
    expect(await namesFor({ q: '.*' })).toEqual([]);
    expect((await list({ q: 'zo' })).items.map(({ fullName }) => fullName)).toContain(names[0]);
  });

  it('tells trial, paid, expired, suspended and admin access apart, and until when [ACCESS-07, ADM-USERS-01]', async () => {
    const access = async (agent: Agent) => {
      const { access, accessUntil, createdAt } = await admin.call(routes.get, of(agent));
      return {
        access,
        daysLeft: accessUntil && (Date.parse(accessUntil) - Date.parse(createdAt)) / 86_400_000,
      };
    };
    const fresh = await aMember(stack);
    expect(await access(fresh)).toEqual({ access: 'trial', daysLeft: 2 });
    await setStatus(admin, fresh, 'suspended');
    expect(await access(fresh)).toEqual({ access: 'suspended', daysLeft: null });
    expect(await access(admin)).toEqual({ access: 'admin', daysLeft: null });
    const { items } = await list({ q: surname });
    expect(items.map((one) => [one.fullName, one.access, one.accessUntil])).toEqual(
      expect.arrayContaining([
        [names[0], 'expired', '2026-03-03T12:00:00.000Z'],
        [names[3], 'subscribed', '2099-01-01T00:00:00.000Z'],
      ]),
    );
  });

  it('names the devices a member is signed in on', async () => {
    const member = await aMember(stack);
    const { items } = await admin.call(routes.sessions, of(member));
    expect(items.map(({ device }) => device)).toEqual(['']);
  });

  it('shows what an admin needs to know and no secret', async () => {
    const { items } = await list({ q: `carl ${surname}` });
    expect(items).toMatchObject([
      {
        status: 'subscribed',
        role: 'member',
        suspendedAt: null,
        email: `m3.${surname}@example.com`.toLowerCase(),
      },
    ]);
    expect(Object.keys(items[0] as AdminMember)).not.toContain('passwordHash');
  });

  it('is filtered by status, subscription, role and day of registration [BEYOND-93]', async () => {
    expect(await namesFor({ status: 'subscribed' })).toEqual([names[3]]);
    expect(await namesFor({ subscribed: false })).toHaveLength(3);
    expect(await namesFor({ status: 'admin' })).toEqual([]);
    expect(await namesFor({ role: 'member' })).toHaveLength(4);
    expect(await namesFor({ registeredFrom: '2026-03-02', registeredUntil: '2026-03-03' })).toEqual([
      names[2],
      names[1],
    ]);
  });

  it.each(['createdAt', 'fullName'] as const)(
    'is paged by %s in both directions, each member seen once [BEYOND-93]',
    async (sort) => {
      for (const order of ['asc', 'desc'] as const) {
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await list({ q: surname, sort, order, limit: 1, ...(cursor && { cursor }) });
          seen.push(...page.items.map(({ fullName }) => fullName));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        const ascending = sort === 'createdAt' ? names : names.toSorted((a, b) => a.localeCompare(b));
        expect(seen).toEqual(order === 'asc' ? ascending : ascending.toReversed());
      }
    },
  );

  it('reads no collection as a whole, whatever is asked', async () => {
    const { app } = stack.service<RunningService>('identity');
    const { db } = app.get<Connection>(getConnectionToken());
    await db?.createCollection('system.profile', { capped: true, size: 16 * 1024 * 1024 });
    await db?.command({ profile: 2 });
    const filters: Query[] = [
      {},
      { q: surname },
      { q: 'z' },
      { q: '@' },
      { status: 'active' },
      { status: 'suspended' },
      { status: 'admin' },
      { subscribed: true },
      { role: 'admin' },
      { registeredFrom: '2026-03-01', registeredUntil: '2026-03-09' },
    ];
    for (const filter of filters)
      for (const sort of ['createdAt', 'fullName'] as const) {
        const { nextCursor } = await list({ ...filter, sort, limit: 1 });
        if (nextCursor) await list({ ...filter, sort, limit: 1, cursor: nextCursor });
      }
    await admin.call(identityAuditRoutes.list, {
      query: { actor: 'test', action: 'member.standing-changed' },
    });
    await admin.call(routes.sessions, of(admin));
    await db?.command({ profile: 0 });
    const profiled = await db
      ?.collection('system.profile')
      .find({ ns: /\.(accounts|profiles|sessions|audit)$/ })
      .toArray();
    expect(profiled?.length).toBeGreaterThan(40);
    expect(profiled?.filter(({ planSummary }) => planSummary?.startsWith('COLLSCAN'))).toEqual([]);
  });
});

describe('an admin', () => {
  it('suspends a member, whose requests, sign-in and session end, and restores them [ADM-USERS-02, BEYOND-07]', async () => {
    const email = `${newId()}@example.com`;
    const ada = await aMember(stack, { email });
    expect((await setStatus(admin, ada, 'suspended')).body).toMatchObject({ status: 'suspended' });
    await eventually(async () => expect((await ada.request('GET', '/api/v1/me')).status).toBe(401));
    const credentials = { email, password: 'a long night out' };
    const refused = await stack.visitor().send(authRoutes.signIn, { body: credentials });
    expect(refused).toMatchObject({ status: 403, body: { detail: 'Your account has been suspended.' } });
    expect(await ada.send(authRoutes.refresh)).toMatchObject({
      status: 403,
      body: { code: 'identity.suspended', detail: 'Your account has been suspended.' },
    });
    // The refusal has taken the browser's cookie along.
    expect((await ada.send(authRoutes.refresh)).body).toMatchObject({ code: 'identity.no_session' });
    expect((await admin.call(routes.sessions, of(ada))).items).toEqual([]);

    await setStatus(admin, ada, 'active');
    await ada.signIn(email, credentials.password);
    expect(await statusOf(ada)).toBe('active');
  });

  it('promotes and demotes, with effect from the next request [ADM-USERS-03, BEYOND-03]', async () => {
    const bea = await aMember(stack);
    expect((await bea.send(routes.list)).status).toBe(403);
    expect(await admin.call(routes.promote, of(bea))).toMatchObject({ status: 'admin', role: 'admin' });
    await eventually(async () => expect((await bea.send(routes.list)).status).toBe(200));
    expect(await admin.call(routes.demote, of(bea))).toMatchObject({ status: 'active', role: 'member' });
    await eventually(async () => expect((await bea.send(routes.list)).status).toBe(403));
  });

  it('leaves a paid subscription alone whatever the status becomes [BEYOND-06]', async () => {
    const subscribedUntil = '2099-01-01T00:00:00.000Z';
    const member = await aMember(stack, { subscribedUntil });
    const seen: string[] = [];
    for (const status of ['admin', 'suspended', 'active'] as const) {
      const after = await admin.call(routes.setStatus, { ...of(member), body: { status } });
      expect(after.subscribedUntil).toBe(subscribedUntil);
      seen.push(after.status);
    }
    expect(seen).toEqual(['admin', 'suspended', 'subscribed']);
  });

  it('neither suspends nor demotes themselves [BEYOND-93]', async () => {
    for (const answer of [
      await setStatus(admin, admin, 'suspended'),
      await setStatus(admin, admin, 'active'),
      await admin.send(routes.demote, of(admin)),
    ])
      expect(answer).toMatchObject({ status: 422, body: { code: 'identity.not_yourself' } });
    expect(await statusOf(admin)).toBe('admin');
  });

  it('remains when two demote each other at the same moment [BEYOND-93]', async () => {
    for (let round = 0; round < 5; round++) {
      const [ann, bob] = await Promise.all([anAdmin(stack), anAdmin(stack)]);
      const answers = await Promise.all([
        ann.send(routes.demote, of(bob)),
        setStatus(bob, ann, round % 2 ? 'suspended' : 'active'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const left = [await statusOf(ann), await statusOf(bob)].filter((status) => status === 'admin');
      expect(left).toHaveLength(1);
      for (const one of [ann, bob]) await setStatus(admin, one, 'active');
    }
  });

  it('is not demoted by the command either when they are the last one [BEYOND-93]', async () => {
    const email = `${newId()}@example.com`;
    const only = await aMember(stack, { email, role: 'admin' });
    await setStatus(only, admin, 'active');
    const others = (await only.call(routes.list, { query: { status: 'admin' } })).items.filter(
      ({ id }) => id !== only.userId,
    );
    for (const { id } of others) await only.call(routes.demote, { params: { id } });
    const demotion = stack.ask(identityInternalRoutes.changeMember, { body: { email, role: 'member' } });
    await expect(demotion).rejects.toMatchObject({ code: 'identity.last_admin' });
    await only.call(routes.promote, of(admin));
    await eventually(async () => expect((await admin.send(routes.list)).status).toBe(200));
    await stack.ask(identityInternalRoutes.changeMember, { body: { email, role: 'member' } });
    expect(await statusOf(only)).toBe('active');
  });

  it('does not promote the suspended, and finds nobody who is not there', async () => {
    const member = await aMember(stack);
    await setStatus(admin, member, 'suspended');
    expect(await admin.send(routes.promote, of(member))).toMatchObject({ status: 422 });
    for (const route of [routes.get, routes.promote, routes.demote, routes.sessions, routes.endSessions])
      expect((await admin.send(route, { params: { id: newId() } })).status).toBe(404);
    expect((await setStatus(admin, member, 'subscribed')).status).toBe(400);
  });

  it('sees where a member is signed in and signs them out everywhere', async () => {
    const email = `${newId()}@example.com`;
    const phone = await aMember(stack, { email });
    const laptop = await stack.visitor().signIn(email, 'a long night out');
    const { items } = await admin.call(routes.sessions, of(phone));
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ address: expect.stringMatching(/127\.0\.0\.1|::1/) });
    expect(JSON.stringify(items)).not.toMatch(/token|hash/i);
    await admin.call(routes.endSessions, of(phone));
    for (const device of [phone, laptop]) expect((await device.send(authRoutes.refresh)).status).toBe(401);
    expect((await auditOf(phone)).items.map(({ action }) => action)).toContain('member.sessions-ended');
  });
});

describe('the staff', () => {
  const email = () => `${newId()}@example.com`;
  const staff = {} as Record<'moderator' | 'support', Agent>;
  beforeAll(async () => {
    staff.moderator = await aMember(stack, { role: 'moderator' });
    staff.support = await aMember(stack, { role: 'support' });
  });

  it('gets another role with effect from the next request, and the audit says so [BEYOND-03, BEYOND-93]', async () => {
    const bea = await aMember(stack, { registeredAt: '2020-01-01T00:00:00.000Z' });
    const setRole = (role: Role) => admin.call(routes.setRole, { ...of(bea), body: { role } });
    expect(await setRole('editor')).toMatchObject({ role: 'editor', status: 'active', access: 'staff' });
    await eventually(async () => expect((await bea.send(adminRecipeRoutes.list)).status).toBe(200));
    expect((await bea.send(routes.list)).status).toBe(403);
    await setRole('support');
    await eventually(async () => expect((await bea.send(routes.list)).status).toBe(200));
    expect((await bea.send(adminRecipeRoutes.list)).status).toBe(403);
    await setRole('member');
    await eventually(async () => expect((await bea.send(routes.list)).status).toBe(403));
    const { items } = await auditOf(bea);
    expect(items.map(({ role, details }) => [role, details?.from, details?.to])).toEqual([
      ['admin', 'support', 'active'],
      ['admin', 'editor', 'support'],
      ['admin', 'active', 'editor'],
    ]);
  });

  it('is found by its role', async () => {
    const { items } = await list({ role: 'moderator' });
    expect(items.map(({ id }) => id)).toContain(staff.moderator.userId);
    expect(new Set(items.map(({ role }) => role))).toEqual(new Set(['moderator']));
  });

  it('never raises anybody, nor do admins change their own role [BEYOND-93]', async () => {
    const bea = await aMember(stack);
    for (const agent of [staff.moderator, staff.support]) {
      for (const target of [agent, bea]) {
        expect((await agent.send(routes.setRole, { ...of(target), body: { role: 'admin' } })).status).toBe(
          403,
        );
        expect((await agent.send(routes.promote, of(target))).status).toBe(403);
        expect((await setStatus(agent, target, 'admin')).status).toBe(403);
      }
    }
    expect(await admin.send(routes.setRole, { ...of(admin), body: { role: 'editor' } })).toMatchObject({
      status: 422,
      body: { code: 'identity.not_yourself' },
    });
    expect(await statusOf(bea)).toBe('active');
  });

  it('lets moderators suspend ordinary members and nobody of the staff [BEYOND-07]', async () => {
    const bea = await aMember(stack);
    expect((await setStatus(staff.support, bea, 'suspended')).status).toBe(403);
    expect((await setStatus(staff.moderator, bea, 'suspended')).status).toBe(200);
    expect((await setStatus(staff.moderator, bea, 'active')).status).toBe(200);
    for (const one of [admin, staff.support])
      expect(await setStatus(staff.moderator, one, 'suspended')).toMatchObject({
        status: 403,
        body: { code: 'identity.staff_member' },
      });
    expect((await setStatus(staff.moderator, staff.moderator, 'suspended')).status).toBe(403);
    const { items } = await auditOf(bea);
    expect(items.map(({ actor, role }) => [actor, role])).toEqual([
      [staff.moderator.userId, 'moderator'],
      [staff.moderator.userId, 'moderator'],
    ]);
  });

  it('keeps another role than admin when a suspension is lifted', async () => {
    const bea = await aMember(stack, { role: 'editor' });
    await setStatus(admin, bea, 'suspended');
    expect(await admin.call(routes.setStatus, { ...of(bea), body: { status: 'active' } })).toMatchObject({
      role: 'editor',
    });
  });

  it('lets support end sessions and mail links, to ordinary members alone [BEYOND-09, BEYOND-10]', async () => {
    const bea = await aMember(stack, { email: email(), emailVerified: false });
    const mail = (target: Agent, purpose: 'verify-email' | 'reset-password') =>
      staff.support.send(routes.sendLink, { ...of(target), body: { purpose } });
    expect((await mail(bea, 'verify-email')).status).toBe(202);
    expect((await mail(bea, 'reset-password')).status).toBe(202);
    expect((await mail(bea, 'reset-password')).status).toBe(429);
    expect(await mail(await aMember(stack), 'verify-email')).toMatchObject({
      status: 422,
      body: { code: 'identity.address_verified' },
    });
    expect((await mail(admin, 'reset-password')).status).toBe(403);
    expect((await staff.support.send(routes.endSessions, of(admin))).status).toBe(403);
    await staff.support.call(routes.endSessions, of(bea));
    expect((await bea.send(authRoutes.refresh)).status).toBe(401);
    expect((await auditOf(bea)).items.map(({ action }) => action)).toEqual([
      'member.sessions-ended',
      'member.link-sent',
      'member.link-sent',
    ]);
  });
});

describe('the audit of members', () => {
  it('has a line for every change, with who did it and what became of it [BEYOND-03, BEYOND-93]', async () => {
    const member = await aMember(stack);
    await admin.call(routes.promote, of(member));
    await admin.call(routes.promote, of(member));
    await setStatus(admin, member, 'suspended');
    await setStatus(admin, member, 'active');
    const { items } = await auditOf(member);
    expect(items.map(({ actor, details }) => [actor, details?.from, details?.to])).toEqual([
      [admin.userId, 'suspended', 'active'],
      [admin.userId, 'admin', 'suspended'],
      [admin.userId, 'active', 'admin'],
    ]);
    const mine = await admin.call(identityAuditRoutes.list, { query: { actor: admin.userId, limit: 2 } });
    expect(mine.items).toHaveLength(2);
    expect(mine.nextCursor).not.toBeNull();
  });

  it('is intact, and a line changed in the database shows (security 51)', async () => {
    expect(await admin.call(identityAuditRoutes.verify, {})).toMatchObject({ intact: true, brokenAt: null });
    const { app } = stack.service<RunningService>('identity');
    const rows = app.get<Connection>(getConnectionToken()).collection<{ _id: number }>('audit');
    const line = await rows.findOne({ _id: 2 });
    await rows.updateOne({ _id: 2 }, { $set: { actor: 'somebody else' } });
    expect(await admin.call(identityAuditRoutes.verify, {})).toMatchObject({ intact: false, brokenAt: 2 });
    await rows.replaceOne({ _id: 2 }, line as object);
    expect(await admin.call(identityAuditRoutes.verify, {})).toMatchObject({ intact: true });
  });
});
