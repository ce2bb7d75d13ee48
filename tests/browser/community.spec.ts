import { collectionRoutes, communityMemberRoutes, postRoutes, profileRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, looks, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();
const desktop = looks['light, desktop'];
const inputOf = (content: string) => ({
  body: { content, imageUrl: null, recipeId: null, collectionId: null },
});
const cardOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
/** Onboarding greets new members on their first page. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
}

describe.each(walkedIn(import.meta.url))('the community in %s', (_, look) => {
  it('takes a post, comments and replies, edits and deletes them, over a reload [NAV-10, COMM-01, COMM-02, COMM-10, COMM-12, COMM-13, COMM-17, COMM-30, COMM-33, COMM-34, COMM-38, COMM-42]', async () => {
    const { page, agent } = await bar.member(look);
    const word = `w${newId().slice(-8)}`;
    const collection = { name: 'Friday night', description: '', isPublic: true };
    const { id: collectionId } = await agent.call(collectionRoutes.create, { body: collection });
    await open(page, '/community');
    await page.getByRole('button', { name: 'Create Post' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Post' });
    await dialog.getByLabel('What would you like to share?').fill(`Half a draft ${word}`);
    await page.waitForTimeout(300);
    await page.reload();
    await page.getByRole('button', { name: 'Create Post' }).click();
    const area = dialog.getByLabel('What would you like to share?');
    await eventually(async () => expect(await area.inputValue()).toBe(`Half a draft ${word}`));
    await area.fill(`A whole post ${word} #Tiki and www.example.com`);
    await dialog.getByText('of 1000 characters').waitFor();
    await dialog.getByLabel('Attach a collection (optional)').selectOption('Friday night');
    expect(await dialog.getByLabel('Attach a recipe (optional)').count()).toBe(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByText('Post created successfully!').waitFor();
    const card = cardOf(page, word);
    await card.getByText('Just now').waitFor();
    const link = card.getByRole('link', { name: 'www.example.com' });
    expect(await link.getAttribute('rel')).toBe('noopener nofollow');

    const attached = card.getByRole('link', { name: /^Friday night Collection by .+ · 0 recipes$/ });
    expect(await attached.getAttribute('href')).toMatch(
      new RegExp(`^/social-hub\\?.*collection=${collectionId}`),
    );

    await card.getByRole('button', { name: '0 comments' }).click();
    await card.getByLabel('Add a comment').fill('First!');
    await card.getByRole('button', { name: 'Comment', exact: true }).click();
    await page.getByText('Comment added!').waitFor();
    await card.getByRole('button', { name: '1 comment' }).waitFor();
    await card.getByRole('button', { name: 'Reply' }).click();
    await card.getByLabel(/^Reply to/).fill('And second');
    await card.getByLabel(/^Reply to/).press('Enter');
    await card.getByText('And second').waitFor();
    await expectAccessible(page);

    const first = card.getByRole('listitem').filter({ hasText: 'First!' });
    await first.getByRole('button', { name: 'Edit' }).click();
    await card.getByLabel('Edit your comment').fill('');
    await card.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Comment cannot be empty').waitFor();
    await card.getByLabel('Edit your comment').fill('First, edited');
    await card.getByLabel('Edit your comment').press('Enter');
    await page.getByText('Comment updated!').waitFor();
    await card.getByText('edited', { exact: true }).waitFor();
    await card
      .getByRole('listitem')
      .filter({ hasText: 'And second' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Comment deleted!').waitFor();
    expect(await card.getByText('And second').count()).toBe(0);

    await card.getByRole('button', { name: 'Delete post' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Post deleted!').waitFor();
    expect(await cardOf(page, word).count()).toBe(0);
    await page.context().close();
  });

  it('shows guests what is there and asks them to join [COMM-21, COMM-22, ACCESS-18, NAV-11, BEYOND-47]', async () => {
    const { agent } = await bar.member(look);
    const word = `w${newId().slice(-8)}`;
    const { id } = await agent.call(postRoutes.create, inputOf(`For guests ${word}`));
    const page = await bar.visitor(look);
    await open(page, `/community?q=${word}`);
    await page.getByText('Join the conversation! Sign up to like, comment, and create posts.').waitFor();
    await cardOf(page, word).waitFor();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'My Posts' }).click();
    await page.getByText('Your posts appear here.').waitFor();
    expect(await page.getByText(/^Join the conversation!/).count()).toBe(1);
    await open(page, `/community/post/${id}`);
    await page.getByText('No comments yet.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Like/ }).click();
    await page.getByText('Please sign in to like posts').waitFor();
    await page.waitForURL('**/subscription');
    const missing = await page.goto(`/community/post/${newId()}`);
    expect(missing?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    await page.context().close();
  });
});

describe('two members at once', () => {
  it('like the same post, and a refused like is taken back on the screen [COMM-23, COMM-26]', async () => {
    const [ada, bea] = [await bar.member(desktop), await bar.member(desktop)];
    const { id } = await ada.agent.call(postRoutes.create, inputOf('A like race'));
    const pages = [ada.page, bea.page];
    for (const page of pages) await open(page, `/community/post/${id}`);
    const like = (page: Page) => page.getByRole('button', { name: /^Like/ });
    await Promise.all(pages.map((page) => like(page).click()));
    await eventually(async () => {
      const post = await ada.agent.call(postRoutes.get, { params: { id } });
      expect(post.likesCount).toBe(2);
    });
    await ada.page.reload();
    await eventually(async () => expect(await like(ada.page).getAttribute('aria-pressed')).toBe('true'));
    await ada.page.getByText('2 likes').waitFor();
    await ada.page.route('**/like', (route) => route.fulfill({ status: 500, body: '{}' }));
    await like(ada.page).click();
    await ada.page.getByText('Failed to update like').waitFor();
    expect(await like(ada.page).getAttribute('aria-pressed')).toBe('true');
    await ada.page.getByText('2 likes').waitFor();
    for (const page of pages) await page.context().close();
  });

  it('meet: one comments while the other deletes the post [COMM-31]', async () => {
    const [ada, bea] = [await bar.member(desktop), await bar.member(desktop)];
    const { id } = await ada.agent.call(postRoutes.create, inputOf('Soon gone'));
    await open(bea.page, `/community/post/${id}`);
    await bea.page.getByLabel('Add a comment').fill('Too late');
    await ada.agent.call(postRoutes.delete, { params: { id } });
    await bea.page.getByText('This post is no longer there.').waitFor();
    await bea.page.context().close();
    await ada.page.context().close();
  });

  it('part on open pages when one blocks the other, and meet again afterwards [COMM-26]', async () => {
    const [ada, bea] = [await bar.member(desktop), await bar.member(desktop)];
    const word = `w${newId().slice(-8)}`;
    const { id } = await ada.agent.call(postRoutes.create, inputOf(`Before the block ${word}`));
    const { username, fullName } = await bea.agent.call(profileRoutes.me, {});
    const postPage = await bea.page.context().newPage();
    await open(bea.page, `/community?q=${word}`);
    await open(postPage, `/community/post/${id}`);
    await cardOf(bea.page, word).waitFor();
    await ada.page.goto(`/members/${username}`);
    await ada.page.getByRole('button', { name: `Block ${fullName}` }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await ada.page.getByText('Member blocked').waitFor();
    await cardOf(bea.page, word).waitFor({ state: 'detached' });
    await postPage.getByRole('button', { name: /^Like/ }).click();
    await postPage.getByText('Failed to update like').waitFor();
    await ada.page.getByRole('button', { name: `Unblock ${fullName}` }).click();
    await cardOf(bea.page, word).waitFor();
    for (const { page } of [ada, bea]) await page.context().close();
  });

  it('are told of new posts, which move nothing before they are asked for', async () => {
    const [ada, bea] = [await bar.member(desktop), await bar.member(desktop)];
    await open(bea.page, '/community');
    await bea.page.getByRole('button', { name: 'Create Post' }).waitFor();
    await bea.page.waitForTimeout(2500);
    const word = `w${newId().slice(-8)}`;
    await ada.agent.call(postRoutes.create, inputOf(`News ${word}`));
    const notice = bea.page.getByRole('button', { name: /new posts?$/ });
    await notice.waitFor();
    expect(await cardOf(bea.page, word).count()).toBe(0);
    await notice.click();
    await cardOf(bea.page, word).waitFor();
    await bea.page.context().close();
    await ada.page.context().close();
  });

  it('are named with @, completed while typing', async () => {
    const [ada, bea] = [await bar.member(desktop), await bar.member(desktop)];
    const word = `w${newId().slice(-8)}`;
    const { author } = await bea.agent.call(postRoutes.create, inputOf(`I am here ${word}`));
    const username = author?.username ?? '';
    // The community hears of a new member a little later; what is typed is asked for once.
    await eventually(async () => {
      const { items } = await ada.agent.call(communityMemberRoutes.suggest, { query: { q: username } });
      expect(items.map((member) => member.username)).toContain(username);
    });
    await open(ada.page, `/community?q=${word}`);
    const card = cardOf(ada.page, word);
    await card.getByRole('button', { name: '0 comments' }).click();
    const box = card.getByLabel('Add a comment');
    await box.pressSequentially(`Hello @${username}`);
    await card.getByRole('option').first().waitFor();
    await box.press('Enter');
    await eventually(async () => expect(await box.inputValue()).toContain(`@${username} `));
    await box.press('Enter');
    await card.getByRole('link', { name: `@${username}` }).waitFor();
    await ada.page.context().close();
    await bea.page.context().close();
  });
});
