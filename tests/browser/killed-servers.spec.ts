import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activityRoutes, barItemRoutes, favoriteRoutes } from '@barspoon/contracts';
import { type Agent, eventually, startStack } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seedLibrary } from '../../tools/seed/seed-library.ts';
import { allServices } from '../support/all-services.ts';
import { looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { type KillableServers, startKillableServers } from '../support/killable-servers.ts';

let servers: KillableServers;
const site = journeys(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'killed-servers-spec-'));
  servers = await startKillableServers(dir);
  const env = { ...servers.env, WEB_DIR: 'web/dist', ADMIN_DIR: 'admin/dist' };
  const stack = await startStack(allServices, env);
  await seedLibrary(stack, () => undefined);
  return {
    ...stack,
    stop: async () => {
      await stack.stop();
      await servers.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
});

/** A page asks three times and waits for each answer. */
const clearMessageMs = 45_000;

const outages = [
  { server: 'nats', bottle: 'Campari', drink: 'Negroni' },
  { server: 'redis', bottle: 'Cointreau', drink: 'Margarita' },
  { server: 'mongo', bottle: 'Drambuie', drink: 'Rusty Nail' },
] as const;

/** One for each bottle on the bar, and one for each favorite. */
const pointsInTheEnd = 2 * outages.length;

const bottleSays = { done: 'Inventory Updated', failed: 'Failed to update inventory' };
const heartSays = { done: 'Added to favorites', failed: 'Failed to update favorites' };

/** Presses something. @returns whether the page says that it was done; it says one or the other */
async function press(page: Page, says: typeof bottleSays, work: () => Promise<unknown>): Promise<boolean> {
  const messages = page.getByRole('region', { name: 'Messages' });
  const dismiss = messages.getByRole('button', { name: 'Dismiss' });
  // What was said before must not be taken for what is said now.
  while (await dismiss.count())
    await dismiss
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  await work();
  const done = messages.getByRole('status', { name: says.done });
  const failed = messages.getByRole('alert', { name: says.failed });
  await done.or(failed).first().waitFor({ timeout: clearMessageMs });
  return done.first().isVisible();
}

/** A tab that stays open, and every number of points it ever shows. */
async function watchPoints(page: Page): Promise<() => Promise<number[]>> {
  await page.goto('/profile');
  await page.getByText('0 points', { exact: true }).waitFor();
  await page.evaluate(() => {
    const seen: number[] = [];
    const look = () => {
      for (const { textContent } of document.querySelectorAll('main p')) {
        const points = /^(\d+) points?$/.exec(textContent ?? '');
        if (points && seen.at(-1) !== Number(points[1])) seen.push(Number(points[1]));
      }
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { seenPoints: seen });
  });
  return () => page.evaluate(() => (window as unknown as { seenPoints: number[] }).seenPoints);
}

const ownedBy = async (member: Agent): Promise<string[]> =>
  (await member.call(barItemRoutes.list, { query: { owned: true } })).items.map(({ name }) => name);
const savedBy = async (member: Agent): Promise<string[]> =>
  (await member.call(favoriteRoutes.list, { query: {} })).items.map(({ recipe }) => recipe.name);

describe('NATS, Redis and MongoDB, killed in turn while a member is at their bar', () => {
  it('leave them with waiting or a clear message, never a wrong number, and nothing lost that was confirmed [BEYOND-43, BEYOND-58]', {
    timeout: 400_000,
  }, async () => {
    const { page: bar, agent: member } = await site.member(looks['light, desktop']);
    const pointsShown = await watchPoints(await bar.context().newPage());
    const drinks = await bar.context().newPage();
    await bar.goto('/inventory');

    for (const { server, bottle, drink } of outages) {
      await bar.getByLabel('Search bottles, mixers and tools').fill(bottle);
      const box = bar.getByRole('checkbox', { name: new RegExp(`^${bottle}`) }).first();
      await box.waitFor();
      await drinks.goto(`/recipes?q=${encodeURIComponent(drink)}`);
      const heart = drinks.getByRole('button', { name: `Add to Favorites: ${drink}`, exact: true });
      await heart.waitFor();
      const visitor = await site.visitor(looks['dark, phone']);

      await servers.kill(server);
      const confirmed = await Promise.all([
        press(bar, bottleSays, () => box.check({ force: true }).catch(() => undefined)),
        press(drinks, heartSays, () => heart.click()),
        readsOrIsTold(visitor),
      ]);
      await servers.start(server);

      // Once everything answers again the page shows what is true, whatever became of the press.
      await eventually(async () => {
        expect(await box.isChecked()).toBe((await ownedBy(member)).includes(bottle));
        const saved = (await savedBy(member)).includes(drink);
        expect(await heart.getAttribute('aria-pressed')).toBe(String(saved));
      }, 60_000);
      if (confirmed[0]) expect(await ownedBy(member)).toContain(bottle);
      if (confirmed[1]) expect(await savedBy(member)).toContain(drink);
      // What was refused is asked for again.
      if (!(await box.isChecked()))
        expect(await press(bar, bottleSays, () => box.check({ force: true }))).toBe(true);
      if ((await heart.getAttribute('aria-pressed')) === 'false')
        expect(await press(drinks, heartSays, () => heart.click())).toBe(true);
      await visitor.context().close();
    }

    expect((await ownedBy(member)).sort()).toEqual(outages.map(({ bottle }) => bottle).sort());
    expect((await savedBy(member)).sort()).toEqual(outages.map(({ drink }) => drink).sort());
    // Without being loaded again: the connection over which pages are told has come back.
    await eventually(async () => expect((await pointsShown()).at(-1)).toBe(pointsInTheEnd), 90_000);
    const shown = await pointsShown();
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    const { totalPoints } = await member.call(activityRoutes.points, {});
    expect(totalPoints).toBe(pointsInTheEnd);

    await bar.getByLabel('Search bottles, mixers and tools').fill('');
    await bar.getByText(`${outages.length} items`).first().waitFor();
    await bar.context().close();
  });
});

/** A recipe for whoever comes in the meantime: it is there, or the page says that it could not be read. */
async function readsOrIsTold(page: Page): Promise<void> {
  await page.goto('/recipes/daiquiri');
  const recipe = page.getByRole('heading', { level: 1, name: 'Daiquiri' });
  const trouble = page.getByRole('button', { name: 'Try again' });
  await recipe.or(trouble).first().waitFor({ timeout: clearMessageMs });
}
