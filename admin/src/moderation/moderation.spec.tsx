import { adminCommentRoutes, adminPhotoRoutes, adminPostRoutes } from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const post = adminPostRoutes.get.example.response;
const comment = adminCommentRoutes.get.example.response;
const refuse = () => {
  throw new Refusal({ status: 500, code: 'common.internal' });
};
const posts = async () => within(await screen.findByRole('region', { name: 'Posts' }));
const photos = async () => within(await screen.findByRole('region', { name: 'Photos' }));
const comments = async () => within(await screen.findByRole('region', { name: 'Comments' }));

describe('moderation', () => {
  it('lists the 20 newest posts and the 20 newest comments [ADM-MOD-01]', async () => {
    const api = createFakeApi();
    await openConsole(api, '/moderation');
    expect(await (await posts()).findByText(post.content)).toBeVisible();
    expect(await (await comments()).findByText(comment.content)).toBeVisible();
    for (const route of [adminPostRoutes.list, adminCommentRoutes.list]) {
      const [asked] = api.requests.filter(({ key }) => key === route.key);
      expect(asked?.input.query).toMatchObject({ limit: 20 });
    }
    expect((await posts()).getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      `/community/post/${post.id}`,
    );
  });

  it('features a post, and says so when that fails [ADM-MOD-02, ADM-MOD-05, BEYOND-97]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/moderation');
    const star = { name: `Featured: ${post.content.slice(0, 40)}` };
    await user.click(await (await posts()).findByRole('button', star));
    expect(await screen.findByText('Post updated')).toBeVisible();
    const sent = api.requests.filter(({ key }) => key === adminPostRoutes.feature.key);
    expect(sent.map(({ input }) => input.body)).toEqual([{ featured: true }]);
    api.answers.set(adminPostRoutes.feature.key, refuse);
    await user.click(await (await posts()).findByRole('button', star));
    expect(await screen.findByText('Failed to update post')).toBeVisible();
  });

  it.each([
    ['post', posts, adminPostRoutes.delete, 'Post deleted', 'Failed to delete post'],
    ['comment', comments, adminCommentRoutes.delete, 'Comment deleted', 'Failed to delete comment'],
    ['photo', photos, adminPhotoRoutes.delete, 'Photo deleted', 'Failed to delete photo'],
  ] as const)(
    'deletes a %s after asking, and says so when that fails [ADM-MOD-02, ADM-MOD-03, ADM-MOD-06, ADM-MOD-07]',
    async (what, list, route, done, failed) => {
      const api = createFakeApi();
      const user = await openConsole(api, '/moderation');
      const remove = async () => {
        await user.click(await (await list()).findByRole('button', { name: 'Delete' }));
        const dialog = within(await screen.findByRole('dialog'));
        expect(dialog.getByText(`Are you sure you want to delete this ${what}?`)).toBeVisible();
        await user.click(dialog.getByRole('button', { name: 'Delete' }));
      };
      api.answers.set(route.key, refuse);
      await remove();
      expect(await screen.findByText(failed)).toBeVisible();
      api.answers.delete(route.key);
      await remove();
      expect(await screen.findByText(done)).toBeVisible();
    },
  );

  it('says when it could not be read [ADM-MOD-04]', async () => {
    const api = createFakeApi();
    api.answers.set(adminPostRoutes.list.key, refuse);
    await openConsole(api, '/moderation');
    expect(await screen.findByText('Failed to load moderation data')).toBeVisible();
    expect(await (await comments()).findByText(comment.content)).toBeVisible();
  });
});
