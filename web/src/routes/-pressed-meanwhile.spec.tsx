import {
  type BarItem,
  barItemRoutes,
  favoriteRoutes,
  ownBarRoutes,
  postRoutes,
  type Route,
} from '@barspoon/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from '../lib/api/queries.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [bottle] = exampleOf(barItemRoutes.list).items as [BarItem];
const post = exampleOf(postRoutes.get);

/** While the press is on its way to the server, the route is read again: the answer is from before. */
async function readMeanwhile(queryClient: QueryClient, route: Route, arrive: () => void): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(route) });
  arrive();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
}

describe('what is pressed while the page is read again', () => {
  beforeEach(() => asMember());

  it('stays on the bar, with the dialog that was opened from it [INV-08]', async () => {
    const list = { ...exampleOf(barItemRoutes.list), nextCursor: null };
    fakeApi.answer(barItemRoutes.list, { ...list, items: [{ ...bottle, inInventory: false }] });
    const arrive = fakeApi.hold(ownBarRoutes.addItem);
    const { user, queryClient } = await renderApp(`/inventory?q=${bottle.name}`);
    const box = await screen.findByRole('checkbox', { name: new RegExp(bottle.name), checked: false });
    await user.click(box);
    await user.click(await screen.findByRole('button', { name: /^Bottles of / }));
    const dialog = await screen.findByRole('dialog', { name: `Bottles of ${bottle.name}` });
    await readMeanwhile(queryClient, barItemRoutes.list, arrive);
    expect(dialog).toBeVisible();
    expect(box).toBeChecked();
  });

  it('stays a favorite [FAV-01]', async () => {
    fakeApi.answer(favoriteRoutes.marks, { recipeIds: [] });
    const arrive = fakeApi.hold(favoriteRoutes.add);
    const { user, queryClient } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', { name: 'Add to Favorites', pressed: false }));
    await readMeanwhile(queryClient, favoriteRoutes.marks, arrive);
    expect(await screen.findByRole('button', { name: 'Favorited', pressed: true })).toBeVisible();
  });

  it('stays liked [COMM-23]', async () => {
    fakeApi.answer(postRoutes.list, { items: [post], nextCursor: null });
    fakeApi.answer(postRoutes.marks, { liked: [] });
    const arrive = fakeApi.hold(postRoutes.like);
    const { user, queryClient } = await renderApp('/community');
    await user.click(await screen.findByRole('button', { name: /^Like, /, pressed: false }));
    await readMeanwhile(queryClient, postRoutes.marks, arrive);
    expect(await screen.findByRole('button', { name: /^Like, /, pressed: true })).toBeVisible();
  });
});
