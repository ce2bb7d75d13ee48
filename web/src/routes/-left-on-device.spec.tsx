import { rememberSession } from '@barspoon/browser';
import { authRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { followSession } from '../follow-session.ts';
import { createQueryClient } from '../lib/api/queries.ts';
import { keepOnlyOf } from '../lib/left-on-device.ts';
import { session } from '../lib/session/session.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const left = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
    /^(draft|servings|saved-recipes)/.test(key),
  );
const leaveThings = () => {
  localStorage.setItem('servings.daiquiri', '8');
  localStorage.setItem('saved-recipes', '["daiquiri"]');
  sessionStorage.setItem('draft.bar-item', '{"name":"Mine"}');
};
const caught = () => {
  const forgotten = vi.fn(async (_: string) => true);
  vi.stubGlobal('caches', { delete: forgotten });
  return () => forgotten.mock.calls.flat().toSorted();
};

describe('what a member leaves on a device', () => {
  it('is gone when they sign out: what they were writing, recipes and drawings [BEYOND-148] (security 78)', async () => {
    const forgotten = caught();
    await asMember();
    const { user } = await renderApp('/community');
    // A session that goes on tells whose the device is.
    await session.refresh();
    const [create] = await screen.findAllByRole('button', { name: 'Create Post' });
    if (create) await user.click(create);
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Post' }));
    await user.type(dialog.getByRole('combobox', { name: 'What would you like to share?' }), 'Between us');
    leaveThings();
    expect(left()).toHaveLength(4);
    await session.signOut();
    await waitFor(() => expect(left()).toEqual([]));
    expect(forgotten()).toEqual(['pictures', 'recipes']);
  });

  it('is gone when another signs in after the session ran out unseen [BEYOND-148] (security 78)', async () => {
    const forgotten = caught();
    await keepOnlyOf('ada');
    leaveThings();
    await keepOnlyOf('ada');
    expect(left()).toHaveLength(3);
    await keepOnlyOf('bea');
    expect(left()).toEqual([]);
    expect(forgotten()).toEqual(['pictures', 'recipes']);
  });

  it.each([
    ['stays while nobody can tell who is here, to be read without a network', 503, 3],
    ['is gone when they come back and their session ran out', 401, 0],
  ])('%s [BEYOND-148] (security 78)', async (_, status, count) => {
    await keepOnlyOf('ada');
    leaveThings();
    fakeApi.refuse(authRoutes.refresh, { status });
    rememberSession(true);
    const following = followSession(createQueryClient());
    await session.start();
    following();
    expect(left()).toHaveLength(count);
  });

  it('is theirs that they began as a visitor [BEYOND-148]', async () => {
    await keepOnlyOf(null);
    leaveThings();
    await keepOnlyOf('ada');
    expect(left()).toHaveLength(3);
  });
});
