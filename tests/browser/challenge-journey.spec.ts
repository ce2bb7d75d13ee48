import { activityRoutes, dayMs } from '@barspoon/contracts';
import { aMember, eventually, moveClock, startStack } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { expectAccessible, looks } from '../support/browser.ts';
import { journeys, type Somebody } from '../support/journeys.ts';
import { daysAgo, enqueuePastActs } from '../support/past-acts.ts';

/** A stack of its own, whose clock and whose board this file moves. */
const bar = journeys(() =>
  startStack(allServices, { WEB_DIR: 'web/dist', ADMIN_DIR: 'admin/dist', GATEWAY_PORT: '0' }),
);
const later = (days: number) => moveClock(bar.stack, days * dayMs, ['engagement-points']);
afterEach(() => later(0));

const desktop = looks['light, desktop'];
const phone = looks['dark, phone'];

/** Checks a page; to look at it, set PICTURES to a folder. */
async function seen(page: Page, what: string): Promise<void> {
  await expectAccessible(page);
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: true });
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** As a date picker takes it: the machine's own time. */
const localTime = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

it('a member finds the page of the board around themselves [LEAD-01, LEAD-02, BEYOND-64]', async () => {
  const others = await Promise.all(Array.from({ length: 22 }, () => aMember(bar.stack)));
  const { page, agent, id } = await bar.member(phone);
  const act = (memberId: string, days: number) => ({
    memberId,
    activityType: 'recipe_saved' as const,
    occurredAt: daysAgo(days),
  });
  await enqueuePastActs(bar.stack, [
    ...others.flatMap(({ userId = '' }) => [act(userId, 1), act(userId, 2)]),
    act(id, 1),
  ]);
  await eventually(async () => {
    const totals = [agent, ...others].map((one) => one.call(activityRoutes.points, {}));
    const points = (await Promise.all(totals)).map(({ totalPoints }) => totalPoints);
    expect(points).toEqual([1, ...others.map(() => 2)]);
  }, 30_000);

  await page.goto('/leaderboard');
  await page.getByText('You are number 23 with 1 point.').waitFor();
  await press(page, 'Show my place');
  const own = page.locator('tr[aria-current="true"]');
  await own.getByText('you', { exact: true }).waitFor();
  await page.getByText('21 to 23 of 23').waitFor();
  expect(new URL(page.url()).search).toBe('?page=2');
  await seen(page, 'board-around-oneself');
  await page.context().close();
}, 60_000);

/** Before the challenge began. */
const hereBefore = { registeredAt: daysAgo(3).toISOString() };

it('a challenge goes from its announcement in the console to the prize handed over [CHAL-03, CHAL-04, CHAL-07, CHAL-09, CHAL-11, BEYOND-65, BEYOND-66, BEYOND-67, BEYOND-68]', async () => {
  const { page: office } = await bar.member(desktop, { role: 'admin', fullName: 'Harry Craddock' });
  const ada = await bar.member(phone, { ...hereBefore, fullName: 'Ada Coleman' });
  const ben = await bar.member(desktop, { ...hereBefore, fullName: 'Ben Fizz' });
  const title = 'Sours of November';

  await office.goto('/admin/challenges/create');
  await office.getByRole('textbox', { name: /Title/ }).fill(title);
  await office.getByRole('textbox', { name: /Theme/ }).fill('Sours');
  await office.getByRole('textbox', { name: /Description/ }).fill('One spirit, one citrus.');
  await office.getByLabel(/Starts/).fill(localTime(daysAgo(1)));
  await office.getByLabel(/Ends/).fill(localTime(daysAgo(-2)));
  await office.getByRole('textbox', { name: /What the winner gets/ }).fill('A mixing glass');
  await office.getByRole('spinbutton', { name: /Value in dollars/ }).fill('150');
  await press(office, 'Save');
  await office.getByRole('link', { name: title }).waitFor();

  const enter = async ({ page }: Somebody, drink: string) => {
    await page.goto('/challenges');
    await press(page, `Join Challenge: ${title}`);
    await page.getByText('Successfully joined the challenge! Start creating your entry.').waitFor();
    await page.getByRole('link', { name: `View Details: ${title}` }).click();
    await page.getByRole('textbox', { name: /Name of your drink/ }).fill(drink);
    await page.getByRole('textbox', { name: /How it's made/ }).fill('Shaken hard.');
    await press(page, 'Submit entry');
    await page.getByText('Your entry has been submitted.').waitFor();
  };
  await enter(ada, 'Quince & Rye');
  await enter(ben, 'Salted Lemon');

  later(3);
  for (const [{ page }, other] of [
    [ada, 'Salted Lemon'],
    [ben, 'Quince & Rye'],
  ] as const) {
    await page.reload();
    await page.getByRole('heading', { name: 'Vote for your favorite' }).waitFor();
    await press(page, `Vote: ${other}`);
    await page.getByText('Your vote has been counted.').waitFor();
  }
  await seen(ada.page, 'challenge-voting');

  // As many votes for both: the earlier entry has won.
  later(11);
  await ada.page.reload();
  await ada.page.getByText(/^Quince & Rye by /).waitFor();
  await seen(ada.page, 'challenge-won');
  await ada.page.goto('/challenges?tab=entries');
  await ada.page.getByText('Winner', { exact: true }).waitFor();
  await ada.page.getByRole('tab', { name: 'Leaderboard' }).click();
  await ada.page.getByText('$150').waitFor();
  await eventually(async () => {
    expect((await ada.agent.call(activityRoutes.points, {})).totalPoints).toBe(100);
    expect((await ben.agent.call(activityRoutes.points, {})).totalPoints).toBe(25);
  });

  await office.getByRole('link', { name: title }).click();
  await office.getByText(/A mixing glass, for “Quince & Rye”/).waitFor();
  await office.getByRole('combobox', { name: 'State' }).click();
  await office.getByRole('option', { name: 'Handed over' }).click();
  await office.getByRole('textbox', { name: /What was done/ }).fill('Sent by post');
  await press(office, 'Add to the log');
  await office.getByText('Handed over: Sent by post').waitFor();
  await seen(office, 'challenge-prize');
}, 120_000);
