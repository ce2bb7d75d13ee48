import { costRoutes, ledgerRoutes, recipeNoteRoutes, recipeRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const daiquiri = exampleOf(recipeRoutes.get);

describe('what a reader made and what it costs', () => {
  it('keeps a private note and the days it was made, for members', async () => {
    await asMember();
    fakeApi.answer(recipeNoteRoutes.mine, { note: '', madeOn: [] });
    const { user } = await renderApp('/recipes/daiquiri');
    const notes = within(await screen.findByRole('region', { name: 'Your notes' }));
    await user.type(await notes.findByLabelText('Private note'), 'A little more lime.');
    await user.click(notes.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByRole('status', { name: 'Your notes are saved' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(recipeNoteRoutes.write)).toEqual([
        { params: { id: daiquiri.id }, body: { note: 'A little more lime.' } },
      ]),
    );
    await user.click(notes.getByRole('button', { name: 'I made it' }));
    expect(await notes.findByText('January 1, 2026')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(ledgerRoutes.write)).toMatchObject([
        { body: { kind: 'made', recipeId: daiquiri.id, servings: 1 } },
      ]),
    );
    await user.click(notes.getByRole('button', { name: 'Remove January 1, 2026' }));
    await waitFor(() => expect(notes.queryByText('January 1, 2026')).not.toBeInTheDocument());
  });

  it('keeps a pace for who wants it: what was theirs, on this device alone [BEYOND-237]', async () => {
    await asMember();
    fakeApi.answer(recipeRoutes.get, { ...daiquiri, facts: { ...daiquiri.facts, standardDrinks: 1.5 } });
    const { user } = await renderApp('/recipes/daiquiri');
    const made = within(await screen.findByRole('region', { name: 'Made it?' }));
    expect(made.queryByRole('button', { name: 'Keep my pace tonight' })).toBeNull();
    await user.click(made.getByRole('button', { name: 'One more' }));
    await user.click(made.getByRole('button', { name: 'I made it ×2' }));
    await user.click(await made.findByRole('button', { name: 'Keep my pace tonight' }));
    expect(made.getByText('Tonight: nothing counted yet.')).toBeVisible();
    await user.click(made.getByRole('button', { name: 'One more was yours' }));
    await user.click(made.getByRole('button', { name: 'One more was yours' }));
    expect(made.getByText(/^Tonight: 3 standard drinks of 14 g, 42 g of alcohol, since /)).toBeVisible();
    expect(made.getByRole('button', { name: 'One more was yours' })).toBeDisabled();
    await user.click(made.getByRole('button', { name: 'One fewer was yours' }));
    expect(made.getByText(/^Tonight: 1.5 standard drinks/)).toBeVisible();
    expect(JSON.parse(localStorage.getItem('draft.pace') ?? '[]')).toHaveLength(1);
    await user.click(made.getByRole('button', { name: 'Stop and forget' }));
    expect(localStorage.getItem('draft.pace')).toBeNull();
    expect(made.queryByText(/^Tonight/)).toBeNull();
  });

  it('takes what was made off the bar, says what is left and what it cost, and undoes it [BEYOND-206, BEYOND-227]', async () => {
    await asMember();
    const gin = { itemId: daiquiri.id, bottleId: daiquiri.id, name: 'Gin', unit: 'ml', amount: 60 } as const;
    fakeApi.answer(ledgerRoutes.write, {
      id: daiquiri.id,
      changes: [
        { ...gin, before: 640, after: 580, seemsEmpty: false },
        {
          ...gin,
          bottleId: null,
          name: 'lime juice',
          amount: 40,
          before: null,
          after: null,
          seemsEmpty: false,
        },
        { ...gin, name: 'Campari', before: 20, after: 0, seemsEmpty: true },
      ],
      lacking: [],
      cost: { totals: [{ amount: 210, currency: 'usd' }], isPartial: true },
    });
    const { user } = await renderApp('/recipes/daiquiri');
    const made = within(await screen.findByRole('region', { name: 'Made it?' }));
    await user.click(made.getByRole('button', { name: 'One more' }));
    await user.click(made.getByRole('button', { name: 'I made it ×2' }));
    expect(
      await made.findByText('Gin 640 → 580 ml, lime juice −40 ml, Campari 20 → 0 ml. At least $2.10.'),
    ).toBeVisible();
    expect(made.getByText('Your Campari seems to be empty.', { exact: false })).toBeVisible();
    expect(made.getByRole('link', { name: 'Count it?' })).toHaveAttribute('href', '/inventory');
    await user.click(made.getByRole('button', { name: 'Undo' }));
    expect(await made.findByText('Undone. Everything is as it was before.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(ledgerRoutes.write)).toMatchObject([
        { body: { kind: 'made', recipeId: daiquiri.id, servings: 2 } },
        { body: { kind: 'undone', entryId: daiquiri.id } },
      ]),
    );
  });

  it('says what it costs to whoever asks, and turns a pour cost into a price and back [BEYOND-210, BEYOND-211]', async () => {
    await asMember();
    const known = { recipeId: daiquiri.id, name: 'Daiquiri', unpriced: [], lacking: [], unmeasured: [] };
    fakeApi.answer(costRoutes.list, { items: [{ ...known, totals: [{ amount: 187, currency: 'eur' }] }] });
    const { user } = await renderApp('/recipes/daiquiri');
    const notes = within(await screen.findByRole('region', { name: 'Your notes' }));
    const summary = await notes.findByText('What it costs');
    expect(fakeApi.received(costRoutes.list)).toEqual([]);
    await user.click(summary);
    expect(await notes.findByText('€1.87')).toBeVisible();
    expect(notes.getByText('Sell it for €9.50: €7.63 is left.')).toBeVisible();
    await user.type(notes.getByLabelText('Your price in EUR'), '8,50');
    expect(notes.getByText('That is a pour cost of 22%.')).toBeVisible();
    await user.clear(notes.getByLabelText('Target pour cost in %'));
    await user.type(notes.getByLabelText('Target pour cost in %'), '25');
    expect(notes.getByText('Sell it for €7.50: €5.63 is left.')).toBeVisible();
  });

  it('says at least what it costs where parts have no price, and adds up no two currencies [BEYOND-210]', async () => {
    await asMember();
    const totals = [
      { amount: 90, currency: 'eur' },
      { amount: 10, currency: 'usd' },
    ];
    const names = { unpriced: ['Falernum'], lacking: ['lime juice'], unmeasured: ['mint'] };
    fakeApi.answer(costRoutes.list, {
      items: [{ recipeId: daiquiri.id, name: 'Daiquiri', totals, ...names }],
    });
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByText('What it costs'));
    expect(await screen.findByText('At least €0.90 + $0.10')).toBeVisible();
    expect(screen.getByText(/which are not added up/)).toBeVisible();
    for (const text of ['Without a price: Falernum', 'Not on your bar: lime juice', 'Judged by eye: mint'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByLabelText(/^Your price/)).toBeNull();
  });

  it('says that costs could not be worked out, and tries again', async () => {
    await asMember();
    fakeApi.refuse(costRoutes.list, { status: 422 });
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByText('What it costs'));
    expect(await screen.findByText("We couldn't work out what it costs")).toBeVisible();
    fakeApi.answer(costRoutes.list, {
      items: [
        { recipeId: daiquiri.id, name: 'Daiquiri', totals: [], unpriced: [], lacking: [], unmeasured: [] },
      ],
    });
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByText('No price is known for what is in it.')).toBeVisible();
  });

  it('says why nothing was taken off the bar', async () => {
    await asMember();
    fakeApi.refuse(ledgerRoutes.write, { status: 422 });
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', { name: 'I made it' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
