import { dayMs, growthRoutes, memberActivityRoutes, siteSettingsRoutes } from '@barspoon/contracts';
import type { RunningService } from '@barspoon/messaging';
import { type Agent, aMember, anAdmin, type Stack, startStack } from '@barspoon/testing';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Growth } from '../../services/identity/src/analytics/growth.service.ts';
import { allServices } from '../support/all-services.ts';

let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  stack = await startStack(allServices);
  admin = await anAdmin(stack);
});
afterAll(() => stack?.stop());

const app = () => stack.service<RunningService>('identity').app;
const rows = (name: string): Model<Record<string, unknown>> => app().get(`${name}Model`, { strict: false });
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
/** What the job does every five minutes. */
const rollUp = () => app().get(Growth, { strict: false }).rollUp();
const growth = async (days?: 30 | 90 | 365) =>
  (await admin.call(growthRoutes.members, { query: days ? { days } : {} })).items;
const today = async () => (await growth()).at(-1);
const isHere = (member: Agent) => member.call(memberActivityRoutes.ping, { query: {} });

describe('the figures of each day', () => {
  it('say how many members there are, came, were here and are subscribed, the oldest day first [ADM-ANALYTICS-01, ADM-ANALYTICS-03, BEYOND-96]', async () => {
    const [ada, ben] = [await aMember(stack), await aMember(stack)];
    await rows('AccountRow').updateOne({ _id: ada.userId }, { $set: { createdAt: daysAgo(3) } });
    await rows('DayFiguresRow').deleteMany({});
    await rows('ActiveDayRow').deleteMany({});
    for (let time = 0; time < 3; time++) await isHere(ada);
    await isHere(ben);
    await rollUp();
    const items = await growth(30);
    expect(items.map(({ day }) => day)).toEqual([3, 2, 1, 0].map((days) => dayOf(daysAgo(days))));
    const members = await rows('AccountRow').countDocuments();
    expect(items.at(-1)).toMatchObject({ members, newMembers: members - 1, subscribers: 0 });
    // Nobody counted on the days before the first run.
    expect(items[0]).toMatchObject({ members: 1, newMembers: 1, activeMembers: null, subscribers: null });
    expect(items[1]).toMatchObject({ members: 1, newMembers: 0, activeMembers: null });
  });

  it('count who was here once a day, and stay when somebody leaves [ADM-ANALYTICS-03, BEYOND-96]', async () => {
    await rollUp();
    const before = (await today())?.activeMembers ?? 0;
    const member = await aMember(stack);
    await isHere(member);
    await isHere(member);
    await rollUp();
    expect((await today())?.activeMembers).toBe(before + 1);
    await rows('AccountRow').updateOne(
      { _id: member.userId },
      { $set: { subscribedUntil: new Date(Date.now() + 60_000) } },
    );
    await rollUp();
    expect((await today())?.subscribers).toBe(1);
    await rollUp();
    expect((await today())?.newMembers).toBe(
      await rows('AccountRow').countDocuments({
        createdAt: { $gte: new Date(`${dayOf(new Date())}T00:00:00Z`) },
      }),
    );
  });

  it('fill in the days on which the job did not run, and keep what was counted before them [BEYOND-96]', async () => {
    await rollUp();
    const kept = { members: 1, newMembers: 1, activeMembers: 7, subscribers: 2 };
    await rows('DayFiguresRow').deleteMany({});
    await rows('DayFiguresRow').create([{ _id: dayOf(daysAgo(40)), ...kept, subscribers: 1 }]);
    await rows('DayFiguresRow').create([{ _id: dayOf(daysAgo(2)), ...kept }]);
    await rollUp();
    const items = await growth(90);
    expect(items.map(({ day }) => day)).toEqual([40, 2, 1, 0].map((days) => dayOf(daysAgo(days))));
    expect(items[0]).toMatchObject({ ...kept, subscribers: 1 });
    expect(items[1]?.subscribers).toBe(2);
    expect(items[2]?.subscribers).toBeNull();
    expect((await growth(30)).map(({ day }) => day)).toEqual([2, 1, 0].map((days) => dayOf(daysAgo(days))));
  });

  it('follow those who joined in a month through the months after [ADM-ANALYTICS-01, BEYOND-96]', async () => {
    const [ada, ben] = [await aMember(stack), await aMember(stack)];
    const month = (back: number) => {
      const now = new Date();
      return dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15))).slice(0, 7);
    };
    for (const { userId } of [ada, ben])
      await rows('AccountRow').updateOne(
        { _id: userId },
        { $set: { createdAt: new Date(`${month(2)}-15T12:00:00Z`) } },
      );
    for (const name of ['DayFiguresRow', 'ActiveDayRow', 'CohortFiguresRow']) await rows(name).deleteMany({});
    const figures = { members: 2, newMembers: 2, activeMembers: 2, subscribers: 0 };
    await rows('DayFiguresRow').create([{ _id: `${month(2)}-15`, ...figures }]);
    await rows('CohortFiguresRow').create([
      { _id: `${month(2)}:${month(2)}`, cohort: month(2), month: month(2), active: 2 },
    ]);
    // Twice on a day is once, and so is another day of the same month.
    for (let time = 0; time < 2; time++) await isHere(ada);
    const growthService = app().get(Growth, { strict: false });
    const ofMonth = new Date(`${month(0)}-${new Date().getUTCDate() > 1 ? '01' : '02'}T12:00:00Z`);
    await growthService.noteActive(ada.userId ?? '', ofMonth);
    for (let time = 0; time < 2; time++) await rollUp();
    const { items } = await admin.call(growthRoutes.retention, {});
    expect(items.find((cohort) => cohort.month === month(2))).toEqual({
      month: month(2),
      members: 2,
      // Nobody was counted in the month between.
      active: [2, null, 1],
    });
  });

  it('know nobody who was here while analytics are switched off [ADM-SET-01, BEYOND-100]', async () => {
    const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
    const off = { ...settings, analyticsEnabled: false };
    await admin.call(siteSettingsRoutes.revise, { body: { revision, settings: off } });
    const before = await rows('ActiveDayRow').countDocuments();
    await isHere(await aMember(stack));
    expect(await rows('ActiveDayRow').countDocuments()).toBe(before);
    await admin.call(siteSettingsRoutes.revise, { body: { revision: revision + 1, settings } });
  });
});
