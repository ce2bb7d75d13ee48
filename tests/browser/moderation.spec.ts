import {
  adminModerationRoutes,
  commentRoutes,
  defaultModerationRules,
  type ModerationRules,
  ownRecipeRoutes,
  postRoutes,
  siteSettingsRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aRecipe, eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, looks, walkedIn } from '../support/browser.ts';
import { untilHeld } from '../support/held-posts.ts';
import { journeys } from '../support/journeys.ts';
import { pressAction } from '../support/recipe-page.ts';

const bar = journeys();
const note = 'Waiting for review. Only you can see it.';

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function look(page: Page, what: string): Promise<void> {
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png` });
}

async function moderate(admin: Agent, autoModeration: boolean, change: Partial<ModerationRules>) {
  const { revision } = await admin.call(adminModerationRoutes.rules, {});
  const rules = { ...defaultModerationRules, ...change };
  await admin.call(adminModerationRoutes.reviseRules, { body: { revision, rules } });
  await eventually(async () => {
    const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
    await admin.call(siteSettingsRoutes.revise, {
      body: { revision, settings: { ...settings, autoModeration } },
    });
  });
}

/** Others use the stack at the same time: nothing of theirs is held. */
const only = (word: string) => ({
  blockedWords: [word],
  maxLinks: 20,
  firstContributions: 0,
  perHour: { new: 1000, member: 1000, regular: 1000, trusted: 1000 },
});

describe('automatic moderation', () => {
  it('holds a post until a moderator releases it, and then it appears on the open page of another [ADM-MOD-01, BEYOND-97, BEYOND-100]', async () => {
    const [ada, bea, admin] = [
      await bar.member(looks['dark, phone']),
      await bar.member(looks['light, desktop']),
      await bar.member(looks['light, desktop'], { role: 'admin' }),
    ];
    const word = `w${newId().slice(-8)}`;
    const text = `Nothing but ${word}`;
    await moderate(admin.agent, true, only(word));
    try {
      await untilHeld(bea.agent, text);
      for (const { page } of [ada, bea]) {
        await page.goto('/community');
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      }
      await ada.page.getByRole('button', { name: 'Create Post' }).click();
      const dialog = ada.page.getByRole('dialog', { name: 'Create New Post' });
      await dialog.getByLabel('What would you like to share?').fill(text);
      await dialog.getByRole('button', { name: 'Post', exact: true }).click();
      const own = ada.page.getByRole('article').filter({ hasText: word });
      await own.getByText('Held for review').waitFor();
      await own.getByText(note).waitFor();
      await expectAccessible(ada.page);
      await look(ada.page, 'held');

      await admin.page.goto('/admin/moderation');
      const line = admin.page
        .getByRole('region', { name: 'Queue' })
        .getByRole('listitem')
        .filter({ hasText: text });
      await line.getByText(`Blocked word “${word}”`).waitFor();
      await expectAccessible(admin.page);
      await look(admin.page, 'queue');
      await line.getByRole('button', { name: 'Release' }).click();
      await admin.page.getByText('1 decision saved').waitFor();
      await line.waitFor({ state: 'detached' });

      await bea.page.getByRole('button', { name: /new posts?$/ }).click();
      await bea.page.getByRole('article').filter({ hasText: text }).waitFor();
      await own.getByText(note).waitFor({ state: 'detached' });
      await own.getByRole('button', { name: '0 comments' }).waitFor();
    } finally {
      await moderate(admin.agent, false, {});
    }
    for (const { page } of [ada, bea, admin]) await page.context().close();
  });

  it('holds a recipe until a moderator releases it, and then it stands in the open list of another [BEYOND-25, BEYOND-97, BEYOND-100]', async () => {
    const [ada, bea, admin] = [
      await bar.member(looks['dark, phone']),
      await bar.member(looks['light, desktop']),
      await bar.member(looks['light, desktop'], { role: 'admin' }),
    ];
    const word = `w${newId().slice(-8)}`;
    const name = `Moderated ${newId().slice(-8)}`;
    await moderate(admin.agent, true, only(word));
    try {
      await untilHeld(bea.agent, word);
      const { id } = await ada.agent.call(ownRecipeRoutes.create, {
        body: { ...aRecipe({ name }), visibility: 'private' },
      });
      await bea.page.goto(`/recipes?q=${encodeURIComponent(name)}`);
      await bea.page.getByText('No cocktails found').first().waitFor();

      await ada.page.goto(`/recipes/${id}`);
      await pressAction(ada.page, /^Edit/);
      const editor = ada.page.getByRole('dialog');
      await editor.getByLabel(/^Description/).fill(`Nothing but ${word}`);
      await editor.getByRole('radio', { name: 'Everyone' }).check({ force: true });
      await editor.getByRole('button', { name: 'Save', exact: true }).click();
      const notice = ada.page.getByText(
        'This recipe is waiting for a moderator. Until then, only you can see it.',
      );
      await notice.waitFor();
      await expectAccessible(ada.page);
      await look(ada.page, 'recipe-held');

      await admin.page.goto('/admin/moderation');
      const line = admin.page
        .getByRole('region', { name: 'Queue' })
        .getByRole('listitem')
        .filter({ hasText: word });
      await line.getByText(`Blocked word “${word}”`).waitFor();
      await look(admin.page, 'recipe-queue');
      await line.getByRole('button', { name: 'Release' }).click();
      await line.waitFor({ state: 'detached' });

      await bea.page.getByRole('link', { name }).first().waitFor();
      await notice.waitFor({ state: 'detached' });
      await bea.page.getByRole('link', { name }).first().click();
      await pressAction(bea.page, 'Report recipe');
      await bea.page.getByRole('dialog', { name: 'Report this recipe' }).waitFor();
      await expectAccessible(bea.page);
    } finally {
      await moderate(admin.agent, false, {});
    }
    for (const { page } of [ada, bea, admin]) await page.context().close();
  });
});

describe('a removed post', () => {
  it('is told to its author with the reason, appealed, and restored by another moderator [ADM-MOD-01, BEYOND-97, BEYOND-102]', async () => {
    const [ada, tom, iris] = [
      await bar.member(looks['dark, phone']),
      await bar.member(looks['light, desktop'], { role: 'moderator' }),
      await bar.member(looks['light, desktop'], { role: 'moderator' }),
    ];
    const word = `w${newId().slice(-8)}`;
    const body = { content: `Two for one at ${word}`, imageUrl: null, recipeId: null };
    const { id } = await ada.agent.call(postRoutes.create, { body });
    const lineOf = (page: Page) =>
      page.getByRole('region', { name: 'Queue' }).getByRole('listitem').filter({ hasText: word });
    const show = (page: Page, filter: string) =>
      page.getByRole('group', { name: 'Show' }).getByRole('button', { name: filter, exact: true }).click();

    await tom.page.goto('/admin/moderation');
    await show(tom.page, 'Newest');
    await lineOf(tom.page).getByRole('button', { name: 'Remove' }).click();
    const dialog = tom.page.getByRole('dialog');
    await dialog.getByLabel('More for the author (optional)').fill('No offers here.');
    await expectAccessible(tom.page);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await tom.page.getByText('1 decision saved').waitFor();

    await eventually(async () => {
      await ada.page.goto('/community/moderation');
      await ada.page.getByRole('article', { name: 'Post: Removed' }).waitFor({ timeout: 3000 });
    }, 20_000);
    await ada.page.getByText('The moderator says: No offers here.').waitFor();
    await expectAccessible(ada.page);
    await look(ada.page, 'removed');
    await ada.page.getByRole('button', { name: 'Appeal' }).click();
    const appeal = ada.page.getByRole('dialog', { name: 'Appeal this decision' });
    await appeal.getByLabel('Why should this be looked at again?').fill('It is the name of a drink.');
    await expectAccessible(ada.page);
    await appeal.getByRole('button', { name: 'Send appeal' }).click();
    await ada.page.getByText('Your appeal was sent').first().waitFor();
    await ada.page.getByRole('article', { name: 'Post: Appeal under review' }).waitFor();

    await show(tom.page, 'Appeals');
    await lineOf(tom.page).getByRole('button', { name: 'Restore' }).click();
    await tom.page
      .getByText('Somebody other than the person who removed it must decide the appeal.')
      .waitFor();
    await iris.page.goto('/admin/moderation');
    await show(iris.page, 'Appeals');
    await lineOf(iris.page).getByText('It is the name of a drink.').waitFor();
    await expectAccessible(iris.page);
    await lineOf(iris.page).getByRole('button', { name: 'Restore' }).click();
    await iris.page.getByText('1 decision saved').waitFor();

    await eventually(async () => {
      await ada.page.reload();
      await ada.page.getByRole('article', { name: 'Post: Restored' }).waitFor({ timeout: 3000 });
    }, 20_000);
    await ada.page.getByRole('link', { name: 'See the post' }).click();
    await ada.page.getByText(body.content).waitFor();
    await look(ada.page, 'restored');
    expect(new URL(ada.page.url()).pathname).toBe(`/community/post/${id}`);
    for (const { page } of [ada, tom, iris]) await page.context().close();
  });
});

describe.each(walkedIn(import.meta.url))('all that members wrote, %s', (name, context) => {
  it('is a list with filters; deleting what is chosen can be taken back [ADM-MOD-01, ADM-MOD-03]', async () => {
    const ada = await bar.member(looks['dark, phone']);
    const word = `w${newId().slice(-8)}`;
    const { id } = await ada.agent.call(postRoutes.create, {
      body: { content: `Stirred ${word}`, imageUrl: null, recipeId: null },
    });
    await ada.agent.call(commentRoutes.create, { params: { id }, body: { content: 'Or shaken?' } });
    const { page } = await bar.member(context, { role: 'moderator' });
    await page.goto('/admin/moderation');
    for (const all of ['All comments', 'All photos', 'All posts']) {
      await page.getByRole('link', { name: all }).click();
      // Nobody may have shared a photo yet.
      const rows = page.getByRole('button', { name: 'Export' });
      await rows.or(page.getByText('No photos yet.')).first().waitFor();
      await expectAccessible(page);
      await look(page, `${all.replace(' ', '-')}-${name}`);
      if (all !== 'All posts') await page.goBack();
    }
    await page.getByRole('textbox', { name: 'Search' }).fill(word);
    const post = page.getByText(`Stirred ${word}`, { exact: true });
    await post.waitFor();
    await eventually(() => expect(decodeURIComponent(page.url())).toContain(word));
    if (name.includes('desktop')) {
      // The rows of before stand there until those that were asked for are.
      const rows = page.getByRole('checkbox', { name: 'Select this row' });
      await eventually(async () => expect(await rows.count()).toBe(1));
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await page.getByRole('button', { name: 'Delete' }).first().click();
      await page.getByText('Are you sure you want to delete this post?').waitFor();
      await page.getByRole('dialog').last().getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByText('Deleting one post').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
    }
    await page.getByText('Deleting one post').waitFor({ state: 'detached' });
    await post.waitFor();
    for (const { page: open } of [ada, { page }]) await open.context().close();
  });
});
