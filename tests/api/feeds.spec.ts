import { type PostInput, postRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aMember, eventually, type Stack, startStack } from '@barspoon/testing';
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
  body: { content, imageUrl: null, recipeId: null },
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
});

it('tells search engines what to leave alone', async () => {
  const { type, text } = await read('/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toBe('User-agent: *\nDisallow: /admin\nDisallow: /api/\n');
});
