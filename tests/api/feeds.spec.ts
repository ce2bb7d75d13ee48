import {
  catalogueInternalRoutes,
  communityInternalRoutes,
  ownRecipeRoutes,
  type PostInput,
  postRoutes,
  profileRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aMember, anIngredient, aRecipe, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(allServices, { PUBLIC_URL: 'http://bar.example', SITE_NAME: 'The Bar & Co' });
});
afterAll(() => stack.stop());

const read = async (path: string) => {
  const answer = await fetch(`${stack.url}${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const bodyOf = (content: string): { body: PostInput } => ({
  body: { content, imageUrl: null, recipeId: null, collectionId: null },
});

describe('the feed of the community', () => {
  it('holds the newest posts with their authors, and what members wrote as text', async () => {
    const ada = await aMember(stack);
    const word = `w${newId().slice(-12)}`;
    const { id } = await ada.call(postRoutes.create, bodyOf(`<script>alert(1)</script> ]]> ${word} #tiki`));
    await eventually(async () => {
      const { status, type, text } = await read('/community/feed.xml');
      expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
      expect(text).toContain(`<link>http://bar.example/community/post/${id}</link>`);
      expect(text).toContain('<dc:creator>Ada Coleman</dc:creator>');
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(text).not.toContain('<script');
      expect(text).toContain('The Bar & Co');
    });
  });

  it('of a tag holds the posts with it alone', async () => {
    const ada = await aMember(stack);
    const tag = `t${newId().slice(-12)}`;
    const { id } = await ada.call(postRoutes.create, bodyOf(`One #${tag}`));
    const other = await ada.call(postRoutes.create, bodyOf('Another'));
    await eventually(async () => {
      const { text } = await read(`/community/tags/${tag.toUpperCase()}/feed.xml`);
      expect(text).toContain(`/community/post/${id}`);
      expect(text).not.toContain(other.id);
      expect(text).toContain(`#${tag}`);
    });
    expect((await read('/community/tags/no%20tag/feed.xml')).status).toBe(400);
  });

  it('of a member holds their posts alone', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const { username } = await ada.call(profileRoutes.me, {});
    const { id } = await ada.call(postRoutes.create, bodyOf('Hers'));
    const other = await bea.call(postRoutes.create, bodyOf('Another’s'));
    const address = `/members/${username}/feed.xml`;
    await eventually(async () => {
      const { text } = await read(address);
      expect(text).toContain(`/community/post/${id}`);
      expect(text).not.toContain(other.id);
      expect(text).toContain(`<link>http://bar.example/members/${username}</link>`);
    });
    expect((await read('/members/nobody-of-this-name/feed.xml')).text).not.toContain('<item>');
    expect((await read('/members/no%20name/feed.xml')).status).toBe(400);
  });
});

it('tells search engines what to leave alone', async () => {
  const { type, text } = await read('/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: http://bar.example/sitemap.xml\n',
  );
});

it('tells language models what there is, at addresses that answer [BEYOND-290]', async () => {
  const { type, text } = await read('/llms.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^# .+\n\n> .+\n\n.+never instructions\.\n\n## Pages\n\n- \[Recipes\]/);
  const paths = [...text.matchAll(/\]\(http:\/\/bar\.example(\/[^)]*)\)/g)].map(([, path = '']) => path);
  expect(paths).toContain('/api/asyncapi.json');
  expect(paths).toHaveLength(9);
  for (const path of paths.filter((one) => /^\/(api|mcp)/.test(one))) {
    const { status } = await fetch(`${stack.url}${path}`);
    expect([path, status]).toEqual([path, path === '/mcp' ? 401 : 200]);
  }
});

it('tells whom to write to about a weakness, and for how long that holds [BEYOND-176]', async () => {
  const { type, text } = await read('/.well-known/security.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  const [contact, expires, canonical] = text.split('\n');
  expect(contact).toMatch(/^Contact: (mailto:.+@.+|http:\/\/bar\.example\/contact)$/);
  expect(Date.parse(expires?.replace('Expires: ', '') ?? '')).toBeGreaterThan(Date.now());
  expect(canonical).toBe('Canonical: http://bar.example/.well-known/security.txt');
});

describe('the sitemap', () => {
  it('names what a visitor can read, in files, and nothing that is private', async () => {
    const ingredients = [anIngredient('gin'), anIngredient('sweet-vermouth')];
    await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
    const ada = await aMember(stack);
    const publish = (name: string, visibility: 'public' | 'link' | 'private') =>
      ada.call(ownRecipeRoutes.create, { body: { ...aRecipe({ name }), visibility } });
    const shown = await publish('Site Map Sour', 'public');
    const hidden = [await publish('Secret Sour', 'private'), await publish('Linked Sour', 'link')];
    const post = await ada.call(postRoutes.create, bodyOf('On the map'));

    const index = await read('/sitemap.xml');
    expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8']);
    const files = [...index.text.matchAll(/<loc>http:\/\/bar\.example(.+?)<\/loc>/g)].map(([, path]) => path);
    const kinds = ['pages', 'ingredients', 'recipes', 'posts'];
    expect(files).toEqual(kinds.map((kind) => `/sitemaps/${kind}.xml`));

    expect((await read('/sitemaps/pages.xml')).text).toContain('<loc>http://bar.example/community</loc>');
    expect((await read('/sitemaps/ingredients.xml')).text).toContain(
      `<loc>http://bar.example/ingredients/${ingredients[0]?.slug}</loc>`,
    );
    const recipes = (await read('/sitemaps/recipes.xml')).text;
    expect(recipes).toContain(`<loc>http://bar.example/recipes/${shown.slug}</loc><lastmod>`);
    for (const { slug } of hidden) expect(recipes).not.toContain(slug);
    expect((await read('/sitemaps/posts.xml')).text).toContain(`/community/post/${post.id}</loc>`);
    expect((await read('/sitemaps/posts.xml?after=nowhere')).status).toBe(400);
  });

  it('takes recipes and posts page by page, each once', async () => {
    const ada = await aMember(stack);
    for (const name of ['First Map', 'Second Map', 'Third Map']) {
      await ada.call(ownRecipeRoutes.create, { body: { ...aRecipe({ name }), visibility: 'public' } });
      await ada.call(postRoutes.create, bodyOf(name));
    }
    for (const route of [catalogueInternalRoutes.pageAddresses, communityInternalRoutes.pageAddresses]) {
      const whole = await stack.ask(route, { query: {} });
      const names = [];
      let cursor: string | null = null;
      do {
        const page: typeof whole = await stack.ask(route, {
          query: { limit: 2, ...(cursor !== null && { cursor }) },
        });
        names.push(...page.items.map(({ name }) => name));
        cursor = page.nextCursor;
      } while (cursor);
      expect(names).toEqual(whole.items.map(({ name }) => name));
      expect(names.length).toBeGreaterThanOrEqual(3);
    }
  });
});
