import { activityRoutes, barItemRoutes, barRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aMember, eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { enqueuePastActs } from '../support/past-acts.ts';

const bar = journeys();

/** Noon of a day of the month before this one. */
const lastMonth = (date: number): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, date, 12));
};

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function picture(page: Page, what: string): Promise<void> {
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: true });
}

describe.each(walkedIn(import.meta.url))('the points of the console in %s', (name, look) => {
  it('are corrected in a member’s ledger, and what looks farmed is listed [BEYOND-58, BEYOND-59, BEYOND-61]', async () => {
    const member = await aMember(bar.stack);
    const { items } = await member.call(barItemRoutes.list, { query: { limit: 12 } });
    for (const { id } of items) await member.call(barRoutes.add, { params: { id } });
    await eventually(async () => expect((await member.call(activityRoutes.points, {})).totalPoints).toBe(10));

    const { page } = await bar.member(look, { role: 'admin' });
    await page.goto(`/admin/users/${member.userId}/show`);
    await page.getByRole('link', { name: 'Aspiring Shaker, 10 points' }).click();
    await page.getByRole('button', { name: 'Take back entry 10' }).waitFor();
    await expectAccessible(page);
    await picture(page, `console-ledger, ${name}`);
    await page.getByRole('button', { name: 'Take back entry 10' }).click();
    await page.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'They were counted by mistake.' }).click();
    await expectAccessible(page);
    await picture(page, `console-correction, ${name}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click();
    await page.getByText('Points corrected').first().waitFor();
    expect((await member.call(activityRoutes.points, {})).totalPoints).toBe(9);

    await page.goto('/admin/suspicions');
    await page.getByRole('button', { name: 'Look now' }).click();
    await page.getByText('The ledgers of this week and the last are looked through.').waitFor();
    await page.getByRole('link', { name: 'Achievements' }).waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('link', { name: 'Achievements' }).waitFor();
    await page.waitForLoadState('networkidle');
    await picture(page, `console-suspicions, ${name}`);
    await page.goto('/admin/achievements/bar_starter/show');
    await page.getByRole('region', { name: 'Reached last' }).waitFor();
    await expectAccessible(page);
    await picture(page, `console-achievement, ${name}`);
    await page.context().close();
  });

  it('are simulated by other rules: with these last month would have looked so, and nothing has changed [BEYOND-59]', async () => {
    const fullName = `Simone ${newId().slice(-6)}`;
    const member = await aMember(bar.stack, { fullName });
    const { userId: memberId = '' } = member;
    const published = (date: number) => ({
      memberId,
      activityType: 'recipe_created' as const,
      occurredAt: lastMonth(date),
    });
    const acts = Array.from({ length: 24 }, (_, at) => published(1 + Math.floor(at / 3)));
    await enqueuePastActs(bar.stack, acts);
    const pointsOf = async () => (await member.call(activityRoutes.points, {})).totalPoints;
    await eventually(async () => expect(await pointsOf()).toBe(240), 30_000);

    const { page } = await bar.member(look, { role: 'admin' });
    await page.goto('/admin/points-rules');
    await page.getByRole('spinbutton', { name: 'Published a recipe: Points' }).fill('25');
    await page.getByRole('spinbutton', { name: 'Published a recipe: Per day', exact: true }).fill('2');
    await page.getByRole('button', { name: 'Simulate' }).click();
    // Two of three on eight days, at 25 points each.
    const changed = page.getByRole('table', { name: 'Members affected most' });
    const theirs = changed.getByRole('row', { name: fullName });
    await theirs.waitFor();
    expect(await theirs.textContent()).toContain('240400+160Aspiring Shaker');
    await expectAccessible(page);
    await picture(page, `console-simulator, ${name}`);
    expect(await pointsOf()).toBe(240);
    await page.context().close();
  });
});
