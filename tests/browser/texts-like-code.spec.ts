import {
  adminPostingRoutes,
  collectionRoutes,
  commentRoutes,
  contactRoutes,
  followRoutes,
  liveSessionRoutes,
  ownRecipeRoutes,
  portfolioRoutes,
  postingRoutes,
  postRoutes,
  profileRoutes,
  ratingRoutes,
} from '@barspoon/contracts';
import { type Agent, aRecipe, eventually, Mailbox, startStack } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

let mailbox: Mailbox;
const bar = journeys(async () => {
  mailbox = await Mailbox.open();
  return startStack(allServices, {
    WEB_DIR: 'web/dist',
    ADMIN_DIR: 'admin/dist',
    GATEWAY_PORT: '0',
    SMTP_URL: mailbox.url,
    SUPPORT_EMAIL: 'desk@bar.example',
  });
});
afterAll(() => mailbox?.close());

/** Each would leave an element with `data-evil`, or an address that runs, where text is taken for code. */
const corpus = [
  '<script data-evil>evil=1</script>',
  '</script></title></style></textarea><img data-evil src=x onerror=evil=1>',
  '"><svg data-evil onload=evil=1>',
  "'><a data-evil href='javascript:evil=1'>x</a>",
  ']]><b data-evil>x</b>',
  '--><b data-evil>x</b>',
  '&lt;b data-evil&gt;x&lt;/b&gt;',
  '{{constructor.constructor("evil=1")()}}',
  '[x](javascript:evil=1) javascript:evil=1 data:text/html,<b/data-evil>',
  '\u202e<b data-evil>x</b>\u2028',
];
/** What of it fits into a short line. */
const line = '"><svg data-evil onload=evil=1>';
const text = corpus.join(' ').replaceAll(/[\u202e\u2028]/g, '');
const example = {
  portfolio: portfolioRoutes.save.example.body,
  posting: postingRoutes.post.example.body,
  session: liveSessionRoutes.schedule.example.body,
  rating: ratingRoutes.rate.example.body,
};

let page: Page;
let agent: Agent;
let admin: Agent;
let adminPage: Page;
const paths: Record<string, string> = {};
beforeAll(async () => {
  ({ page, agent } = await bar.member(looks['light, desktop'], { fullName: line, emailVerified: true }));
  ({ page: adminPage, agent: admin } = await bar.member(looks['light, desktop'], { role: 'admin' }));
  const me = await agent.call(profileRoutes.me, {});
  const { body: profile } = profileRoutes.revise.example;
  await agent.call(profileRoutes.revise, {
    body: { ...profile, username: me.username, fullName: line, bio: text.slice(0, 300), city: line },
  });
  const recipe = await agent.call(ownRecipeRoutes.create, {
    body: {
      ...aRecipe({
        name: line,
        description: text,
        instructions: [text.slice(0, 400)],
        tags: ['<b data-evil>'],
      }),
      spec: [{ amount: 30, unit: 'ml', name: line, note: line, optional: false }],
      visibility: 'public',
    },
  });
  await admin.call(ratingRoutes.rate, {
    params: { id: recipe.id },
    body: { ...example.rating, reviewText: text },
  });
  // Whoever reads the feed sees what others do.
  await agent.call(followRoutes.follow, { params: { id: admin.userId ?? '' } });
  await admin.call(postRoutes.create, {
    body: { content: text.slice(0, 900), imageUrl: null, recipeId: null },
  });
  const post = await agent.call(postRoutes.create, {
    body: { content: text.slice(0, 900), imageUrl: null, recipeId: null },
  });
  await admin.call(commentRoutes.create, {
    params: { id: post.id },
    body: { content: text.slice(0, 400), parentId: null },
  });
  const collection = await agent.call(collectionRoutes.create, { body: { name: line, isPublic: true } });
  await agent.call(portfolioRoutes.save, {
    body: { ...example.portfolio, portfolioTitle: line, professionalSummary: text, isPublic: true },
  });
  const posting = await admin.call(postingRoutes.post, {
    body: { ...example.posting, jobTitle: line, companyName: line, jobDescription: text },
  });
  const session = await agent.call(liveSessionRoutes.schedule, {
    body: {
      ...example.session,
      title: line,
      description: text.slice(0, 400),
      scheduledAt: new Date(Date.now() + 86_400_000).toISOString(),
    },
  });
  await bar.stack.visitor().call(contactRoutes.send, {
    body: { name: line, email: 'visitor@example.com', message: text },
  });
  Object.assign(paths, {
    member: `/members/${me.username}`,
    recipe: `/recipes/${recipe.slug}`,
    recipes: '/recipes',
    post: `/community/post/${post.id}`,
    community: '/community',
    search: '/search?q=%22%3E%3Csvg%20data-evil%20onload%3Devil%3D1%3E',
    collection: `/social-hub?tab=collections&collection=${collection.id}`,
    portfolio: `/portfolios/${agent.userId}`,
    job: `/jobs/${posting.id}`,
    jobs: '/jobs',
    session: `/virtual-bar/${session.id}`,
    sessions: '/virtual-bar',
    social: '/social',
    profile: '/profile',
  });
}, 120_000);

const codeIn = (root: Page) =>
  root.evaluate(() => [
    ...[...document.querySelectorAll('[data-evil]')].map((one) => one.outerHTML),
    ...[...document.querySelectorAll('[href], [src], [action]')]
      .map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? one.getAttribute('action') ?? '')
      .filter((address) => /^\s*(javascript|data:text)/i.test(address)),
    ...('evil' in window ? ['it ran'] : []),
  ]);
/** Of a file, as a reader's program takes it apart: as HTML or XML, and every text in it as HTML once more. */
const codeInFile = (source: string, type: 'text/html' | 'application/xml') =>
  page.evaluate(
    ([source, type]) => {
      const parse = (text: string, as: string) =>
        new DOMParser().parseFromString(text, as as DOMParserSupportedType);
      const whole = parse(source, type);
      const texts =
        type === 'text/html'
          ? []
          : [...whole.querySelectorAll('description')].map((one) => one.textContent ?? '');
      return [whole, ...texts.map((text) => parse(text, 'text/html'))].flatMap((root) => [
        ...[...root.querySelectorAll('[data-evil], parsererror')].map((one) => one.outerHTML),
        ...[...root.querySelectorAll('a[href]')]
          .map((one) => one.getAttribute('href') ?? '')
          .filter((address) => /^\s*(javascript|data)/i.test(address)),
      ]);
    },
    [source, type] as const,
  );
const read = async (path: string) => (await fetch(`${bar.stack.url}${path}`)).text();

describe('texts that look like code are text (security 29)', () => {
  it('on every page that shows them, as the server renders it and as the browser does', async () => {
    for (const [name, path] of Object.entries(paths)) {
      const answer = await page.goto(path);
      expect([name, await codeInFile((await answer?.text()) ?? '', 'text/html')]).toEqual([name, []]);
      await page.getByText('data-evil').filter({ visible: true }).first().waitFor();
      expect([name, await codeIn(page)]).toEqual([name, []]);
    }
  }, 180_000);

  it('in feeds and in the sitemap', async () => {
    const { username } = await agent.call(profileRoutes.me, {});
    const files = [
      '/community/feed.xml',
      `/members/${username}/feed.xml`,
      '/sitemaps/recipes.xml',
      '/sitemaps/posts.xml',
    ];
    await eventually(async () => expect(await read('/community/feed.xml')).toContain('data-evil'));
    for (const path of files)
      expect([path, await codeInFile(await read(path), 'application/xml')]).toEqual([path, []]);
  });

  it('in mails', async () => {
    const mail = await eventually(() => {
      const found = mailbox.mails.find(({ html }) => html?.includes('data-evil'));
      expect(found).toBeDefined();
      return found;
    });
    expect(mail?.text).toContain('<script data-evil>');
    for (const { html = '', subject } of mailbox.mails)
      expect([subject, await codeInFile(html, 'text/html')]).toEqual([subject, []]);
  });

  it('in the console, where everything of members is read', async () => {
    await adminPage.goto('/admin');
    for (const path of [
      'users',
      'recipes',
      'moderation',
      'contact-messages',
      'job-postings',
      'live-sessions',
      'ratings',
      'audit',
    ]) {
      await adminPage.goto(`/admin/${path}`);
      await adminPage.waitForLoadState('networkidle');
      expect([path, await codeIn(adminPage)]).toEqual([path, []]);
    }
    expect((await admin.send(adminPostingRoutes.list, { query: {} })).status).toBe(200);
  }, 60_000);
});
