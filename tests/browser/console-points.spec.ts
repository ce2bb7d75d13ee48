import { activityRoutes, barItemRoutes, barRoutes } from '@barspoon/contracts';
import { aMember, eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function picture(page: Page, what: string): Promise<void> {
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: true });
}

describe.each(Object.entries(looks))('the points of the console in %s', (name, look) => {
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
});
