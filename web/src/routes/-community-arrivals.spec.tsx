import { postRoutes } from '@barspoon/contracts';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { postNews } from '../lib/post-news.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const idOf = (sequence: number) => `01939c5e-6a00-7000-8000-00000000000${sequence}`;
const listed = { ...exampleOf(postRoutes.get), id: idOf(1) };

it('goes on saying what others posted when the member posts themselves [COMM-17]', async () => {
  await asMember();
  fakeApi.answer(postRoutes.list, { items: [listed], nextCursor: null });
  const { user } = await renderApp('/community');
  await screen.findByText(/overproof rum/);
  act(() => postNews.announce({ published: [listed.id, idOf(2)] }));
  expect(await screen.findByRole('button', { name: '1 new post' })).toBeVisible();

  fakeApi.answer(postRoutes.create, { ...listed, id: idOf(3), content: 'Cheers' });
  await user.click(screen.getByRole('button', { name: 'Create Post' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Post' }));
  await user.type(dialog.getByRole('combobox', { name: 'What would you like to share?' }), 'Cheers');
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Cheers')).toBeVisible();
  act(() => postNews.announce({ published: [idOf(3)] }));
  expect(screen.getByRole('button', { name: '1 new post' })).toBeVisible();
});
