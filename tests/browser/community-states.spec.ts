import { adminModerationRoutes, defaultModerationRules, followRoutes, postRoutes } from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, eventually, startStack } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { connectedTo, expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

/** A stack of its own, because the first states are those of a community without a post. */
const bar = journeys(() =>
  startStack(allServices, { WEB_DIR: 'web/dist', ADMIN_DIR: 'admin/dist', GATEWAY_PORT: '0' }),
);
beforeAll(async () => {
  const perHour = { new: 1000, member: 1000, regular: 1000, trusted: 1000 };
  const rules = { ...defaultModerationRules, perHour };
  const admin = await anAdmin(bar.stack);
  await admin.call(adminModerationRoutes.reviseRules, { body: { revision: 0, rules } });
});

const tabs = [
  { tab: 'All', empty: 'No posts yet. Be the first to share!', guest: undefined },
  {
    tab: 'Following',
    empty: 'No posts from people you follow yet.',
    guest: 'Posts from people you follow appear here.',
  },
  { tab: 'Trending', empty: 'No trending posts this week.', guest: undefined },
  { tab: 'My Posts', empty: "You haven't posted anything yet.", guest: 'Your posts appear here.' },
] as const;
const join = 'Join the conversation! Sign up to like, comment, and create posts.';
const posts = /\/api\/v1\/(posts|me\/posts|me\/followed-posts)(\?|$)/;
const pageSize = 20;

/** Checks a page; to look at it, set PICTURES to a folder. */
async function seen(page: Page, what: string): Promise<void> {
  await expectAccessible(page);
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/community-${what.replace(/\W+/g, '-')}.png` });
}

async function open(page: Page): Promise<void> {
  await page.goto('/community');
  await page.getByRole('heading', { level: 1, name: 'Community' }).waitFor();
}
const choose = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click();
/** Of the tab that is open. */
const panelOf = (page: Page) => page.getByRole('tabpanel');

async function write(agent: Agent, count: number, word: string): Promise<void> {
  for (let at = 1; at <= count; at += 1)
    await agent.call(postRoutes.create, {
      body: { content: `${word} ${at}`, imageUrl: null, recipeId: null, collectionId: null },
    });
}

describe.each(walkedIn(import.meta.url))('the tabs of an empty community in %s', (name, look) => {
  it('say what is not there yet [COMM-20, BEYOND-49]', async () => {
    const { page } = await bar.member(look);
    await open(page);
    for (const { tab, empty } of tabs) {
      await choose(page, tab);
      await panelOf(page).getByText(empty).waitFor();
      await seen(page, `empty-${tab}-${name}`);
    }
    await page.getByLabel('Search posts').fill('amaro');
    await panelOf(page).getByText('No posts match your search.').waitFor();
    await seen(page, `no-match-${name}`);
    await panelOf(page).getByRole('button', { name: 'Show all posts' }).click();
    await panelOf(page).getByText("You haven't posted anything yet.").waitFor();
    await page.context().close();
  });

  it('ask guests to join, on their own tabs instead of posts [COMM-21]', async () => {
    const page = await bar.visitor(look);
    await open(page);
    for (const { tab, empty, guest } of tabs) {
      await choose(page, tab);
      await panelOf(page)
        .getByText(guest ?? empty)
        .waitFor();
      expect(await page.getByText(join).count()).toBe(1);
      await seen(page, `guest-${tab}-${name}`);
    }
    await page.context().close();
  });
});

describe.each(walkedIn(import.meta.url))('the tabs of a community with posts in %s', (name, look) => {
  it('show posts, load more until the end, and tell of new ones without moving what one reads [COMM-02, COMM-05]', async () => {
    const word = `Sherry ${name}`;
    // Who writes more than a new member may within an hour.
    const author = await aMember(bar.stack, { role: 'editor' });
    const { page, agent } = await bar.member(look, { role: 'editor' });
    await agent.call(followRoutes.follow, { params: { id: author.userId ?? '' } });
    await write(author, pageSize + 1, word);
    await write(agent, pageSize + 1, `Own ${word}`);
    for (const { tab } of tabs) {
      await open(page);
      await choose(page, tab);
      await panelOf(page)
        .getByText(tab === 'My Posts' ? `Own ${word} 21` : `${word} 21`)
        .first()
        .waitFor();
      await seen(page, `posts-${tab}-${name}`);
      const more = panelOf(page).getByRole('button', { name: 'Load more' });
      const before = await panelOf(page).getByRole('article').count();
      expect(before).toBe(pageSize);
      await more.click();
      await eventually(async () =>
        expect(await panelOf(page).getByRole('article').count()).toBeGreaterThan(pageSize),
      );
    }
    await panelOf(page).getByText(`Own ${word} 1`, { exact: true }).scrollIntoViewIfNeeded();
    await panelOf(page).getByRole('button', { name: 'Load more' }).waitFor({ state: 'detached' });
    await seen(page, `end-${name}`);

    const connected = connectedTo(page);
    await open(page);
    await connected;
    await panelOf(page).getByText(`Own ${word} 21`).waitFor();
    await write(author, 2, `Late ${word}`);
    await page.getByRole('button', { name: '2 new posts', exact: true }).waitFor();
    expect(await panelOf(page).getByRole('article').first().textContent()).toContain(`Own ${word} 21`);
    await seen(page, `new-${name}`);
    await page.getByRole('button', { name: '2 new posts', exact: true }).click();
    await panelOf(page).getByText(`Late ${word} 2`).waitFor();
    await page.context().close();
  });

  it('show that they load, and say that they failed with a way to try again [COMM-19]', async () => {
    const { page, agent } = await bar.member(look);
    await write(agent, 1, 'Still here');
    for (const { tab, empty } of tabs) {
      await page.goto(tab === 'All' ? '/community?tab=trending' : '/community');
      await panelOf(page).getByRole('article').first().waitFor();
      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(posts, async (route) => {
        await held;
        await route.abort();
      });
      await choose(page, tab);
      await page.getByRole('tab', { name: tab, selected: true }).waitFor();
      expect(await panelOf(page).getByRole('article').count()).toBe(0);
      await seen(page, `loading-${tab}-${name}`);
      answer();
      await page.getByText('Failed to load posts').first().waitFor();
      await seen(page, `failed-${tab}-${name}`);
      await page.unroute(posts);
      await panelOf(page).getByRole('button', { name: 'Try again' }).click();
      await panelOf(page).getByRole('article').or(panelOf(page).getByText(empty)).first().waitFor();
    }
    await page.context().close();
  });
});
