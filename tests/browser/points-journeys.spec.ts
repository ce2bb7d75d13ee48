import {
  activityRoutes,
  adminChallengeRoutes,
  dayMs,
  favoriteRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, anAdmin, eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { daysAgo, enqueuePastActs } from '../support/past-acts.ts';

const bar = journeys();

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function seen(page: Page, what: string): Promise<void> {
  await expectAccessible(page);
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: true });
}

/** 499 points of days gone by. */
async function liveThrough(agent: Agent): Promise<void> {
  const { userId: memberId = '' } = agent;
  await enqueuePastActs(bar.stack, [
    ...Array.from({ length: 6 }, (_, at) => ({
      memberId,
      activityType: 'challenge_won' as const,
      occurredAt: daysAgo(10 + at),
    })),
    ...Array.from({ length: 49 }, (_, at) => ({
      memberId,
      activityType: 'recipe_saved' as const,
      occurredAt: daysAgo(20 + Math.floor(at / 10)),
    })),
  ]);
  await eventually(async () => {
    expect((await agent.call(activityRoutes.points, {})).totalPoints).toBe(499);
  }, 60_000);
}

describe.each(walkedIn(import.meta.url))('points in %s', (name, look) => {
  const slug = name.replace(/\W+/g, '-');

  it('reach a level that shows at once on two open pages, and stand on the board [LEVEL-02, LEAD-01, BEYOND-60, BEYOND-61]', async () => {
    const { page, agent } = await bar.member(look);
    await liveThrough(agent);
    await page.goto('/profile?tab=achievements');
    await page
      .getByRole('heading', { name: /Challenger|Champion/ })
      .first()
      .waitFor();
    await seen(page, `${slug}-achievements`);
    const other = await page.context().newPage();
    await other.goto('/leaderboard');
    await other.getByText(/with 499 points/).waitFor();
    await seen(other, `${slug}-leaderboard`);
    const { items } = await bar.stack.visitor().call(recipeRoutes.list, { query: { limit: 1 } });
    await agent.call(favoriteRoutes.add, { params: { id: items[0]?.id ?? '' } });
    for (const open of [page, other]) await open.getByText("You're now a Creative Stirrer!").waitFor();
    await other.getByText(/with 500 points/).waitFor();
    await page.context().close();
  }, 180_000);

  it('come from challenges, which are joined and entered [CHAL-01, CHAL-02, CHAL-03, CHAL-11, BEYOND-65, BEYOND-66]', async () => {
    const admin = await anAdmin(bar.stack);
    const title = `Sours of ${newId().slice(-6)}`;
    await admin.call(adminChallengeRoutes.create, {
      body: {
        title,
        description: 'One spirit, one citrus, one surprise.',
        theme: 'Sours',
        startDate: new Date(Date.now() - dayMs).toISOString(),
        endDate: new Date(Date.now() + dayMs).toISOString(),
        prizeDescription: 'A mixing glass',
        prizeAmountCents: 15_000,
        maxParticipants: 20,
        difficultyLevel: 'Beginner',
        requiredIngredients: ['Citrus'],
        specialRules: ['Three ingredients'],
        sponsoredBy: null,
      },
    });
    const { page } = await bar.member(look, {
      registeredAt: new Date(Date.now() - 1.5 * dayMs).toISOString(),
    });
    await page.goto('/challenges');
    await page.getByRole('button', { name: `Join Challenge: ${title}` }).click();
    await page.getByText('Successfully joined the challenge! Start creating your entry.').waitFor();
    await seen(page, `${slug}-challenges`);
    await page.getByRole('link', { name: `View Details: ${title}` }).click();
    await page.getByRole('textbox', { name: /Name of your drink/ }).fill('Quince & Rye');
    await page.getByRole('textbox', { name: /How it's made/ }).fill('Shaken hard.');
    await page.getByRole('button', { name: 'Submit entry' }).click();
    await page.getByText('Your entry has been submitted.').waitFor();
    await seen(page, `${slug}-challenge`);
    await page.goto('/challenges?tab=entries');
    await page.getByText('Quince & Rye').waitFor();
    await page.getByRole('tab', { name: 'Leaderboard' }).click();
    await page.getByText('Total Challenges').waitFor();
    await seen(page, `${slug}-challenge-leaderboard`);
    await page.context().close();
  }, 120_000);
});
