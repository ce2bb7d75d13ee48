import {
  adminCommentRoutes,
  adminMemberRoutes,
  adminPhotoRoutes,
  adminPostRoutes,
} from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { onAPhone } from '../testing/on-a-phone.ts';
import { openConsole } from '../testing/open-console.tsx';

const lists = [
  ['Posts', 'All posts', adminPostRoutes.list, adminPostRoutes.list.example.response.items[0]?.author?.id],
  [
    'Comments',
    'All comments',
    adminCommentRoutes.list,
    adminCommentRoutes.list.example.response.items[0]?.author?.id,
  ],
  [
    'Photos',
    'All photos',
    adminPhotoRoutes.list,
    adminPhotoRoutes.list.example.response.items[0]?.member?.id,
  ],
] as const;

describe('what members wrote and shared', () => {
  it.each(lists)(
    '%s are reached from the newest, and narrowed to a member [ADM-MOD-01, BEYOND-90]',
    async (title, all, route, userId) => {
      const api = createFakeApi();
      const user = await openConsole(api, '/moderation');
      const newest = within(await screen.findByRole('region', { name: title }));
      expect(newest.queryByRole('button', { name: 'Only this member' })).toBeNull();
      await user.click(newest.getByRole('link', { name: all }));
      await user.click(await screen.findByRole('button', { name: 'Only this member' }));
      const asked = () => api.requests.filter(({ key }) => key === route.key).at(-1)?.input.query;
      await vi.waitFor(() => expect(asked()).toMatchObject({ userId }));
      expect(new URLSearchParams(location.search).get('filter')).toContain(String(userId));
      expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
    },
  );

  it.each([
    ['/comments', adminCommentRoutes.list],
    ['/photos', adminPhotoRoutes.list],
  ] as const)('%s is narrowed to a member by their name [BEYOND-184]', async (path, route) => {
    const api = createFakeApi();
    const user = await openConsole(api, path);
    const { fullName, username, id } = adminMemberRoutes.get.example.response;
    await screen.findAllByRole('checkbox', { name: 'Select this row' });
    await user.type(screen.getByRole('combobox', { name: 'Member' }), 'ada');
    const searched = () =>
      api.requests.filter(({ key }) => key === adminMemberRoutes.list.key).map(({ input }) => input.query.q);
    await vi.waitFor(() => expect(searched()).toContain('ada'), { timeout: 10_000 });
    await user.click(await screen.findByRole('option', { name: `${fullName} (@${username})` }));
    const asked = () => api.requests.filter(({ key }) => key === route.key).at(-1)?.input.query;
    await vi.waitFor(() => expect(asked()).toMatchObject({ userId: id }));
  });

  it('is searched among posts [ADM-MOD-01]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/posts');
    await user.type(await screen.findByRole('textbox', { name: 'Search' }), 'rum');
    const asked = () =>
      api.requests.filter(({ key }) => key === adminPostRoutes.list.key).at(-1)?.input.query;
    await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'rum' }));
  });

  it('is read and deleted on a phone without a table', async () => {
    onAPhone();
    const [post] = adminPostRoutes.list.example.response.items;
    await openConsole(createFakeApi(), '/posts');
    expect(await screen.findByText(post?.content ?? '')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Featured: / })).toBeVisible();
  });
});
