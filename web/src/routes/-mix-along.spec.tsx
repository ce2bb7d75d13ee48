import {
  distanceRoutes,
  exampleSubstitute,
  ledgerRoutes,
  liveSessionRoutes,
  matchRoutes,
  recipeRoutes,
  roomRoutes,
  type Swap,
} from '@barspoon/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteMixAlong } from '../features/virtual-bar/api/room-news.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';
import { aSession, idOf, me } from '../testing/virtual-bar-screens.ts';

// Nobody of the examples is kept at a distance.
beforeEach(() => fakeApi.answer(distanceRoutes.hidden, { memberIds: [] }));

describe('mixing along', () => {
  const lemonForLime: Swap = {
    ...exampleSubstitute,
    instead: 'Lime Juice',
    name: 'lemon juice',
    ratio: 1.5,
    note: 'rounder',
  };
  const barLacks = (swaps: Swap[], missing: string[] = []) => {
    const [match] = exampleOf(matchRoutes.marks).items;
    fakeApi.answer(matchRoutes.marks, { items: match ? [{ ...match, swaps, missing }] : [] });
  };
  const recipe = {
    ...exampleOf(recipeRoutes.get),
    instructions: ['Shake for 10 seconds.', 'Strain.', 'Serve.'],
  };
  const drink = { recipeId: recipe.id, available: true };
  const inRoom = async (hostId: string, mixAlong: { step: number; available?: boolean } | null) => {
    await asMember();
    const live = aSession({ status: 'live', hostId, recipe: mixAlong && drink });
    fakeApi.answer(liveSessionRoutes.get, live);
    fakeApi.answer(liveSessionRoutes.joined, { sessionIds: [live.id], waiting: [], bannedFrom: [] });
    fakeApi.answer(recipeRoutes.get, recipe);
    fakeApi.answer(roomRoutes.get, {
      ...exampleOf(roomRoutes.get),
      mixAlong: mixAlong && { ...drink, steps: 3, ...mixAlong },
      sessionRevision: 10,
    });
    return { live, ...(await renderApp(`/virtual-bar/${live.id}`)) };
  };
  const part = async () => within(await screen.findByRole('region', { name: 'Mix-along' }));

  it('shows a guest the step the host is at, in their unit and servings, with what stands in, and follows until it is made [BEYOND-84, BEYOND-206]', async () => {
    barLacks([lemonForLime], ['White Rum']);
    const { user, queryClient, live } = await inRoom(idOf(9), { step: 1 });
    const along = await part();
    expect(await along.findByText('Shake for 10 seconds.')).toBeVisible();
    const said = along.getByText('Shake for 10 seconds.').closest('[aria-live]');
    expect(said).toHaveAttribute('aria-live', 'polite');
    expect(said).toHaveTextContent(`${recipe.name} · Step 1 of 3`);
    expect(await along.findByText('No Lime Juice? Use lemon juice: 1.5 for 1; rounder.')).toBeVisible();
    expect(along.getByText('No White Rum, and nothing on your bar can replace it.')).toBeVisible();
    expect(along.queryByRole('button', { name: 'Next step' })).toBeNull();
    expect(along.queryByRole('region', { name: 'Made it?' })).toBeNull();
    await user.click(along.getByRole('button', { name: 'More servings' }));
    expect(along.getByText('2 servings')).toBeVisible();
    const later = { ...drink, steps: 3, step: 3 };
    act(() => noteMixAlong(queryClient, live.id, { mixAlong: later, revision: 12 }));
    expect(await along.findByText('Serve.')).toBeVisible();
    expect(along.getByText('2 servings'), 'what the reader chose stays').toBeVisible();
    await user.click(await along.findByRole('button', { name: 'I made it ×2' }));
    await waitFor(() =>
      expect(fakeApi.received(ledgerRoutes.write)).toMatchObject([
        { body: { kind: 'made', recipeId: recipe.id, servings: 2 } },
      ]),
    );
    // What comes late, told or read, changes nothing.
    act(() => noteMixAlong(queryClient, live.id, { mixAlong: { ...later, step: 2 }, revision: 11 }));
    await act(() => queryClient.invalidateQueries());
    expect(along.getByText('Serve.')).toBeVisible();
    act(() => noteMixAlong(queryClient, live.id, { mixAlong: { ...later, available: false }, revision: 13 }));
    expect(await along.findByText("This session's recipe is no longer available.")).toBeVisible();
    act(() => noteMixAlong(queryClient, live.id, { mixAlong: null, revision: 14 }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Mix-along' })).toBeNull());
  });

  it('lets the host take everybody on by button and arrow key, choose another recipe and end it [BEYOND-84]', async () => {
    let revision = 10;
    fakeApi.answer(roomRoutes.move, ({ body }) => ({
      mixAlong: { ...drink, ...body, steps: 3 },
      revision: ++revision,
    }));
    fakeApi.answer(roomRoutes.choose, ({ body: { recipeId } }) => ({
      mixAlong: recipeId ? { ...drink, recipeId, step: 0, steps: 3 } : null,
      revision: ++revision,
    }));
    const { user, live } = await inRoom(me, { step: 0 });
    const along = await part();
    expect(await along.findByText(/Get everything ready/)).toBeVisible();
    const next = along.getByRole('button', { name: 'Next step' });
    const back = along.getByRole('button', { name: 'Step back' });
    expect(back).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(await along.findByText(/Step 1 of 3/)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await along.findByText(/Step 2 of 3/)).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(await along.findByText(/Step 1 of 3/)).toBeVisible();
    const to = (step: number) => ({ params: { id: live.id }, body: { recipeId: recipe.id, step } });
    await waitFor(() => expect(fakeApi.received(roomRoutes.move)).toEqual([to(1), to(2), to(1)]));
    await user.type(along.getByRole('searchbox', { name: 'Choose another recipe' }), 'lime');
    await user.click(await along.findByRole('button', { name: recipe.name }));
    expect(await along.findByText(/Get everything ready/)).toBeVisible();
    await user.click(along.getByRole('button', { name: 'End the mix-along' }));
    expect(await along.findByRole('searchbox', { name: 'Choose a recipe to mix along' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(roomRoutes.choose)).toEqual([
        { params: { id: live.id }, body: { recipeId: recipe.id } },
        { params: { id: live.id }, body: { recipeId: null } },
      ]),
    );
  });

  it('says why a step could not be taken [BEYOND-84]', async () => {
    const { user } = await inRoom(me, { step: 0 });
    fakeApi.refuse(roomRoutes.move, { status: 409, detail: 'This session is at another recipe now.' });
    await user.click(await (await part()).findByRole('button', { name: 'Next step' }));
    expect(await screen.findByText('This session is at another recipe now.')).toBeVisible();
  });

  const before = async (sessionIds: string[], more: Parameters<typeof aSession>[0] = {}) => {
    await asMember();
    const session = aSession({ recipe: drink, ...more });
    fakeApi.answer(liveSessionRoutes.get, session);
    fakeApi.answer(liveSessionRoutes.joined, { sessionIds, waiting: [], bannedFrom: [] });
    fakeApi.answer(recipeRoutes.get, recipe);
    return renderApp(`/virtual-bar/${session.id}`);
  };

  it('gives those with a place their shopping list, and others the recipe alone [BEYOND-84]', async () => {
    await before([]);
    expect(await screen.findByRole('link', { name: recipe.name })).toHaveAttribute(
      'href',
      `/recipes/${recipe.id}`,
    );
    expect(screen.getByText(/^Take a place to see your shopping list/)).toBeVisible();
    expect(fakeApi.received(matchRoutes.marks)).toEqual([]);
  });

  it('lists what the bar of the reader lacks, with what stands in [BEYOND-84, MATCH-04]', async () => {
    barLacks([lemonForLime]);
    await before([aSession().id]);
    const list = within(await screen.findByRole('region', { name: 'Your shopping list' }));
    expect(await list.findByText(`For ${recipe.name}, without what is on your bar.`)).toBeVisible();
    const lines = list.getAllByRole('listitem');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toHaveTextContent(
      /ml.*Lime Juice.*No Lime Juice\? Use lemon juice: 1.5 for 1; rounder\./i,
    );
  });

  it('says that nothing is missing, and that a recipe is gone [BEYOND-84]', async () => {
    barLacks([]);
    await before([aSession().id]);
    expect(await screen.findByText(`Your bar has everything for ${recipe.name}.`)).toBeVisible();
    await before([aSession().id], { recipe: { ...drink, available: false } });
    expect(await screen.findByText("This session's recipe is no longer available.")).toBeVisible();
  });
});
