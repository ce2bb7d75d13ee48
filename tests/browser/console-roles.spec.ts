import {
  adminRecipeRoutes,
  catalogueAuditRoutes,
  communityAuditRoutes,
  dayMs,
  identityAuditRoutes,
  moderationRoutes,
  postRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aMember, anAdmin, aRecipe } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { password, signIn } from '../support/sign-in.ts';

const bar = journeys();

async function look(page: Page, what: string): Promise<void> {
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png` });
}
const entries = async (page: Page) => {
  await page.getByRole('menuitem').first().waitFor();
  return (await page.getByRole('menuitem').allTextContents()).map((text) => text.replace(/G\W+.$/, ''));
};

describe('the console', () => {
  it('opens to a moderator with what waits for them, and nothing else [ACCESS-14, ADM-MOD-01, BEYOND-03, BEYOND-97, BEYOND-159]', async () => {
    const word = `m${newId().slice(-8)}`;
    const ada = await bar.member(looks['light, desktop']);
    const body = { content: `Nothing but ${word}`, imageUrl: null, recipeId: null, collectionId: null };
    const { id } = await ada.agent.call(postRoutes.create, { body });
    const bea = await bar.member(looks['light, desktop']);
    await bea.agent.call(moderationRoutes.reportPost, {
      params: { id },
      body: { reason: 'spam', note: null },
    });

    const { page } = await bar.member(looks['light, desktop'], {
      role: 'moderator',
      fullName: 'Tom Bullock',
    });
    // Not the home page: what a new member is asked there opens over the menu sooner or later.
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'Admin' }).click();
    expect(await entries(page)).toEqual(['Users', 'Moderation']);
    await page.getByRole('heading', { name: 'What needs you' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: /cases? waits? for a decision/ }).click();
    const queue = page.getByRole('region', { name: 'Queue' });
    const line = queue.getByRole('listitem').filter({ hasText: word });
    await line.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('1 decision saved').waitFor();
    await look(page, 'moderator');
    await page.goto('/admin/settings');
    await page.getByText("Your role doesn't include this page.").waitFor();
    await expectAccessible(page);
    await look(page, 'closed');
    const audit = await (await anAdmin(bar.stack)).call(communityAuditRoutes.list, {
      query: { subject: `post:${id}` },
    });
    expect(audit.items).toMatchObject([{ action: 'post.removed', role: 'moderator' }]);
  });

  it('opens to an editor with the recipes, on a phone as well [ACCESS-14, ADM-REC-01, BEYOND-03, BEYOND-94]', async () => {
    const name = `Edited ${newId().slice(-8)}`;
    const admin = await anAdmin(bar.stack);
    const { id } = await admin.call(adminRecipeRoutes.create, { body: aRecipe({ name }) });
    const { page } = await bar.member(looks['dark, phone'], { role: 'editor', fullName: 'Eleanor Bright' });
    await page.goto('/admin/');
    await page.getByRole('heading', { name: 'Recipes' }).waitFor();
    await look(page, 'editor');
    await page.goto(`/admin/recipes/${id}`);
    await page.getByLabel('Name', { exact: false }).first().fill(`${name} anew`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Recipe updated').waitFor();
    const audit = await admin.call(catalogueAuditRoutes.list, { query: { subject: `recipe:${id}` } });
    expect(audit.items[0]).toMatchObject({ action: 'recipe.revised', role: 'editor' });
  });

  it('opens to support with members and messages: a trial is extended, and the rest stays closed [ACCESS-14, ADM-USERS-01, BEYOND-03, BEYOND-93]', async () => {
    const fullName = `Mona ${newId().slice(-8)}`;
    const registeredAt = new Date(Date.now() - 10 * dayMs).toISOString();
    const { userId: id = '' } = await aMember(bar.stack, { fullName, registeredAt });
    const email = `${newId()}@example.com`;
    await aMember(bar.stack, { email, password, role: 'support', fullName: 'Harry Johnson' });

    const page = await bar.visitor(looks['light, desktop']);
    await signIn(page, email);
    await page.getByRole('heading', { name: 'Harry Johnson' }).waitFor();
    await page.goto('/admin/');
    await page.getByRole('heading', { name: 'What needs you' }).waitFor();
    expect(await entries(page)).toEqual(['Users', 'Contact messages']);
    await page.getByRole('menuitem', { name: /^Users/ }).click();
    await page.getByPlaceholder('Name, username or email').fill(fullName);
    await page.getByText(fullName).first().click();
    await page.getByRole('button', { name: 'Extend trial' }).waitFor();
    await page
      .getByText(/^Expired/)
      .first()
      .waitFor();
    for (const name of [/^Promote/, /^Manage/, /^Warn/])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    await page.getByRole('button', { name: 'Extend trial' }).click();
    const dialog = page.getByRole('dialog', { name: `Extend the trial of ${fullName}` });
    await dialog.getByRole('radio', { name: '14 more days' }).check();
    await expectAccessible(page);
    await look(page, 'support');
    await dialog.getByRole('button', { name: 'Extend', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByText(/^Trial until /)
      .first()
      .waitFor();
    await page.getByRole('link', { name: /, 0 points$/ }).click();
    await page.getByRole('button', { name: 'Find a missing point' }).waitFor();
    expect(await page.getByRole('button', { name: 'Correct points' }).count()).toBe(0);
    for (const closed of ['recipes', 'moderation', 'settings', 'notifications', 'database', 'analytics']) {
      await page.goto(`/admin/${closed}`);
      await page.getByText("Your role doesn't include this page.").waitFor();
    }
    const audit = await (await anAdmin(bar.stack)).call(identityAuditRoutes.list, {
      query: { subject: `member:${id}` },
    });
    expect(audit.items[0]).toMatchObject({ action: 'member.trial-extended', role: 'support' });
  });
});
