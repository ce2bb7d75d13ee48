import {
  adminMemberRoutes,
  authRoutes,
  confirmationRoutes,
  dayMs,
  httpRoutes,
  profileRoutes,
  type Route,
  rolesFor,
  type Session,
  type SiteSettings,
  secondFactorRoutes,
  siteSettingsRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, moveClock, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { codeOf } from '../support/authenticator.ts';

const password = 'a long night out';
let stack: Stack;
let admin: Agent;
/** How far the clocks are ahead. */
let ahead = 0;

beforeAll(async () => {
  stack = await startStack(allServices);
  admin = await anAdmin(stack);
});
afterAll(() => stack.stop());

async function set(change: Partial<SiteSettings>): Promise<void> {
  const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
  await admin.call(siteSettingsRoutes.revise, { body: { revision, settings: { ...settings, ...change } } });
}

function move(ms: number): void {
  ahead = ms;
  moveClock(stack, ms, ['identity', 'gateway']);
}

async function renew(agent: Agent): Promise<void> {
  agent.token = ((await agent.send(authRoutes.refresh)).body as unknown as Session).accessToken;
}

/** @returns the key of their authenticator app */
async function setUp(agent: Agent): Promise<string> {
  const { key } = await agent.call(secondFactorRoutes.begin, {});
  await agent.call(secondFactorRoutes.turnOn, { body: { password, code: codeOf(key, Date.now() + ahead) } });
  await renew(agent);
  return key;
}

/** Signed in days ago, they confirm that it is them. */
async function confirm(agent: Agent, key: string): Promise<void> {
  await renew(agent);
  const body = { code: codeOf(key, Date.now() + ahead) };
  agent.token = (await agent.call(confirmationRoutes.confirm, { body })).accessToken;
}

const dueAt = async (agent: Agent) => (await agent.call(secondFactorRoutes.get, {})).dueAt;
const due = { status: 403, body: { code: 'identity.second_factor_due' } };

/** The routes of the console that a moderator may call. */
const consoleRoutes: readonly Route[] = httpRoutes.filter(({ access }) =>
  rolesFor(access)?.includes('moderator'),
);

describe('staff without a second factor', () => {
  it('have a grace from when they are asked for one, or join the staff, and then no console (security 95) [BEYOND-224]', async () => {
    const moderator = await aMember(stack, { role: 'moderator' });
    const email = `${newId()}@example.com`;
    const support = await aMember(stack, { email });
    expect(await dueAt(moderator)).toBeNull();

    const before = Date.now();
    await set({ staffSecondFactor: true, staffSecondFactorGraceDays: 3 });
    const end = Date.parse((await dueAt(moderator)) ?? '');
    expect(end).toBeGreaterThanOrEqual(before + 3 * dayMs);
    expect(end).toBeLessThanOrEqual(Date.now() + 3 * dayMs);
    expect(await dueAt(support), 'members need none').toBeNull();
    const key = await setUp(admin);

    move(2 * dayMs);
    await Promise.all([renew(moderator), confirm(admin, key)]);
    const params = { id: support.userId ?? '' };
    expect(await moderator.call(adminMemberRoutes.get, { params })).toMatchObject({ role: 'member' });
    await admin.call(adminMemberRoutes.setRole, { params, body: { role: 'support' } });

    move(4 * dayMs);
    await Promise.all([renew(moderator), confirm(admin, key), renew(support)]);
    expect(await support.call(adminMemberRoutes.get, { params }), 'their grace began later').toBeTruthy();
    const open: string[] = [];
    for (const route of consoleRoutes) {
      const { status, body } = await moderator.send(route, route.example as never);
      if (status !== 403 || body.code !== 'identity.second_factor_due') open.push(route.key);
    }
    expect(consoleRoutes.length).toBeGreaterThan(30);
    expect(open).toEqual([]);
    expect((await moderator.send(profileRoutes.me)).status, 'the site is open').toBe(200);

    await setUp(moderator);
    expect(await dueAt(moderator)).toBeNull();
    expect((await moderator.send(adminMemberRoutes.get, { params })).status).toBe(200);
  });

  it('are closed out at once when theirs is reset, and read no metrics (security 95) [BEYOND-224, BEYOND-223]', async () => {
    const email = `${newId()}@example.com`;
    const other = await aMember(stack, { role: 'admin', email, registeredAt: '2020-01-01T00:00:00.000Z' });
    await set({ staffSecondFactor: true, staffSecondFactorGraceDays: 0 });
    await renew(other);
    await setUp(other);
    expect((await other.request('GET', '/metrics')).status).toBe(200);
    const body = { reason: 'Lost the phone' };
    await admin.call(adminMemberRoutes.resetSecondFactor, { params: { id: other.userId ?? '' }, body });
    await other.signIn(email, password);
    expect(await other.send(siteSettingsRoutes.get)).toMatchObject(due);
    expect((await other.request('GET', '/metrics')).status).toBe(403);
  });

  it('are seen in the list of members at a glance [BEYOND-224]', async () => {
    const bare = await aMember(stack, { role: 'editor' });
    const listed = async (query: { staff?: boolean; secondFactor?: boolean }) => {
      const { items } = await admin.call(adminMemberRoutes.list, { query: { ...query, limit: 100 } });
      return items.map(({ id }) => id);
    };
    expect(await listed({ staff: true, secondFactor: false })).toContain(bare.userId);
    expect(await listed({ staff: true, secondFactor: false })).not.toContain(admin.userId);
    expect(await listed({ secondFactor: true })).toContain(admin.userId);
    expect(await listed({ secondFactor: true })).not.toContain(bare.userId);
    expect(await listed({ staff: false })).not.toContain(bare.userId);
  });

  it('keep what the settings say when an older console saves them without [BEYOND-224]', async () => {
    await set({ staffSecondFactor: true, staffSecondFactorGraceDays: 5 });
    const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
    const { staffSecondFactor: _, staffSecondFactorGraceDays: __, ...older } = settings;
    await admin.call(siteSettingsRoutes.revise, { body: { revision, settings: older } });
    const after = await admin.call(siteSettingsRoutes.get, {});
    expect(after.settings).toMatchObject({ staffSecondFactor: true, staffSecondFactorGraceDays: 5 });
  });
});
