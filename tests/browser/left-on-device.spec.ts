import { ownRecipeRoutes } from '@barspoon/contracts';
import { aRecipe, eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

/** What is kept in the browser that tells of a member. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const inCaches: string[] = [];
    for (const name of ['recipes', 'pictures'])
      if (await caches.has(name))
        for (const { url } of await (await caches.open(name)).keys()) inCaches.push(new URL(url).pathname);
    return { drafts: Object.keys(localStorage).filter((key) => key.startsWith('draft.')), inCaches };
  });

describe('a shared device', () => {
  it('keeps nothing of who signs out: what they were writing, and drawings of their own recipes [BEYOND-148, AUTH-24] (security 78)', async () => {
    const { page, agent } = await bar.member({ ...looks['light, desktop'], serviceWorkers: 'allow' });
    const body = { ...aRecipe({ name: 'Only Mine' }), visibility: 'private' as const, basedOn: null };
    const recipe = await agent.call(ownRecipeRoutes.create, { body });
    await page.goto('/recipes');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto(`/my-recipes/${recipe.id}`);
    await page.goto('/community');
    await page.getByRole('button', { name: 'Create Post' }).first().click();
    await page.getByLabel('What would you like to share?').fill('Between us');
    await page.evaluate(async (address) => void (await fetch(address)), recipe.picture);
    await eventually(async () => {
      const { drafts, inCaches } = await keptIn(page);
      expect(drafts).toHaveLength(1);
      expect(inCaches.join()).toContain(recipe.id);
    });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    await eventually(async () => {
      const { drafts, inCaches } = await keptIn(page);
      expect([drafts, inCaches.join().includes(recipe.id)]).toEqual([[], false]);
    });
    await page.context().close();
  });
});
