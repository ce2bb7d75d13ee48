import { costRoutes, matchRoutes, ownRecipeRoutes, collectionRoutes as routes } from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { moved } from '../lib/moved.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const whole = exampleOf(routes.get);
const mine = { ...whole, userId: exampleOf(matchRoutes.marks).items[0]?.recipeId ?? whole.userId };
const two = {
  ...whole,
  recipeCount: 2,
  recipes: [
    ...whole.recipes,
    ...whole.recipes.map((recipe) => ({
      ...recipe,
      id: '01939c5e-6a00-7000-8000-0000000000aa',
      name: 'Negroni',
      slug: 'negroni',
      note: null,
    })),
  ],
};
const at = `/social-hub?tab=collections&collection=${whole.id}`;

describe('the Social Hub', () => {
  it.each(['/social', '/social-hub'])(
    'shows its parts at %s, with a prompt for visitors [NAV-09, SOC-01]',
    async (path) => {
      await renderApp(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Social Hub' })).toBeVisible();
      for (const name of ['Feed', 'Photos', 'Collections'])
        expect(screen.getByRole('tab', { name })).toBeVisible();
      expect(await screen.findByText('Please sign in to continue.')).toBeVisible();
    },
  );
});

describe('my collections', () => {
  it('are listed with edit and delete, or there are none [COLL-01, COLL-02]', async () => {
    await asMember();
    const { unmount } = await renderApp('/social-hub?tab=collections');
    expect(await screen.findByRole('heading', { name: 'My Collections' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Friday night' })).toHaveAttribute('href', at);
    for (const name of ['New Collection', 'Edit Friday night', 'Delete Friday night'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    unmount();
    fakeApi.answer(routes.mine, { items: [], nextCursor: null });
    await renderApp('/social-hub?tab=collections');
    expect(await screen.findByText('No collections yet.')).toBeVisible();
  });

  it('are created with a name, private at first [COLL-04, COLL-05, COLL-07, COLL-08]', async () => {
    await asMember();
    const { user } = await renderApp('/social-hub?tab=collections');
    await user.click(await screen.findByRole('button', { name: 'New Collection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Collection' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert', { name: 'Collection name is required' })).toBeVisible();
    await user.type(dialog.getByLabelText('Name *'), ' Sunday ');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(fakeApi.received(routes.create)).toEqual([
        { body: { name: 'Sunday', description: '', isPublic: false } },
      ]),
    );
    expect(await screen.findByRole('status', { name: 'Collection created successfully' })).toBeVisible();
  });

  it('are edited [COLL-07, COLL-09, BEYOND-91]', async () => {
    await asMember();
    const { user } = await renderApp('/social-hub?tab=collections');
    await user.click(await screen.findByRole('button', { name: 'Edit Friday night' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Collection' }));
    await user.click(await dialog.findByRole('button', { name: 'Remove Daiquiri' }));
    await waitFor(() => expect(fakeApi.received(routes.removeRecipe)).toHaveLength(1));
    await user.click(dialog.getByRole('switch', { name: /^Public/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(fakeApi.received(routes.revise)).toMatchObject([{ body: { isPublic: false } }]),
    );
    expect(await screen.findByRole('status', { name: 'Collection updated successfully' })).toBeVisible();
  });

  it('are deleted after a question [COLL-06, COLL-07, COLL-10]', async () => {
    await asMember();
    const { user } = await renderApp('/social-hub?tab=collections');
    await user.click(await screen.findByRole('button', { name: 'Delete Friday night' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Are you sure you want to delete this collection?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('status', { name: 'Collection deleted successfully' })).toBeVisible();
    await waitFor(() => expect(fakeApi.received(routes.delete)).toEqual([{ params: { id: whole.id } }]));
  });

  it.each([
    ['read', routes.mine, null, 'Failed to load collections'],
    ['created', routes.create, 'New Collection', 'Failed to create collection'],
    ['updated', routes.revise, 'Edit Friday night', 'Failed to update collection'],
    ['deleted', routes.delete, 'Delete Friday night', 'Failed to delete collection'],
  ] as const)(
    'say when they could not be %s [COLL-12, COLL-13, COLL-14, COLL-15]',
    async (_, route, press, text) => {
      await asMember();
      fakeApi.refuse(route, { status: 500 });
      const { user } = await renderApp('/social-hub?tab=collections');
      if (press) {
        await user.click(await screen.findByRole('button', { name: press }));
        const dialog = within(await screen.findByRole('dialog'));
        if (press === 'New Collection') await user.type(dialog.getByLabelText('Name *'), 'Sunday');
        await user.click(
          dialog.getByRole('button', { name: press.startsWith('Delete') ? 'Delete' : 'Save' }),
        );
      }
      expect(await screen.findByRole('alert', { name: text })).toBeVisible();
    },
  );
});

describe('a collection', () => {
  it('that is public opens for anyone, and its link is copied [COLL-11, BEYOND-92]', async () => {
    const { user } = await renderApp(at);
    expect(await screen.findByRole('heading', { level: 2, name: 'Friday night' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Daiquiri' })).toHaveAttribute('href', '/recipes/daiquiri');
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('status', { name: 'Collection link copied to clipboard' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${at}`);
  });

  it('of my own says before it is shared what only I see, and offers to show it [BEYOND-151]', async () => {
    await asMember();
    const [daiquiri] = whole.recipes;
    if (!daiquiri) throw new Error('The example has a recipe');
    const recipe = exampleOf(ownRecipeRoutes.get);
    fakeApi.answer(routes.get, {
      ...whole,
      isPublic: false,
      recipes: [daiquiri, { ...daiquiri, id: recipe.id, name: 'House Sour', visibility: 'private' }],
    });
    const { user } = await renderApp(at);
    expect(await screen.findByText('Only you can see it')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this collection?' }));
    expect(dialog.getByText(/Only you can see it\. Sharing makes it visible/)).toBeVisible();
    expect(dialog.getByText(/so others won't see it: House Sour/)).toBeVisible();
    expect(fakeApi.received(routes.revise)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('status', { name: 'Collection link copied to clipboard' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(ownRecipeRoutes.revise)).toMatchObject([
        { params: { id: recipe.id }, body: { recipe: { name: recipe.name, visibility: 'link' } } },
      ]),
    );
    await waitFor(() =>
      expect(fakeApi.received(routes.revise)).toMatchObject([
        { params: { id: whole.id }, body: { isPublic: true } },
      ]),
    );
  });

  it('that is not there or private reads as not found [BEYOND-92]', async () => {
    fakeApi.refuse(routes.get, { status: 404, code: 'catalogue.collection_not_found' });
    await renderApp(at);
    expect(await screen.findByRole('heading', { name: 'Collection not found' })).toBeVisible();
  });

  it('of my own is put in order by buttons, and says where things went', async () => {
    await asMember();
    fakeApi.answer(routes.get, two);
    const { user } = await renderApp(at);
    await user.click(await screen.findByRole('button', { name: 'Move Daiquiri down' }));
    await waitFor(() =>
      expect(fakeApi.received(routes.reorder)).toEqual([
        {
          params: { id: whole.id },
          body: { revision: 2, recipeIds: two.recipes.map(({ id }) => id).reverse() },
        },
      ]),
    );
    expect(screen.getByText('Daiquiri is now number 2 of 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move Daiquiri up' })).toBeVisible();
  });

  it('of my own is put in order by dragging too', async () => {
    await asMember();
    fakeApi.answer(routes.get, two);
    await renderApp(at);
    const [first, second] = within(
      await screen.findByRole('list', { name: 'Recipes of the collection' }),
    ).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    fireEvent.dragStart(second);
    fireEvent.dragOver(first);
    fireEvent.drop(first);
    await waitFor(() =>
      expect(fakeApi.received(routes.reorder)).toEqual([
        {
          params: { id: whole.id },
          body: { revision: 2, recipeIds: two.recipes.map(({ id }) => id).reverse() },
        },
      ]),
    );
  });

  it('says what my bar lacks for it', async () => {
    await asMember();
    await renderApp(at);
    const needs = within(await screen.findByRole('region', { name: 'What this collection needs' }));
    expect(needs.getByText(exampleOf(matchRoutes.marks).items[0]?.missing[0] ?? 'nothing')).toBeVisible();
  });

  it('says what each of its drinks costs, one of each together, and what it would be sold for [BEYOND-210, BEYOND-211]', async () => {
    await asMember();
    fakeApi.answer(routes.get, two);
    const complete = { unpriced: [], lacking: [], unmeasured: [] };
    const inEuros = (amount: number) => ({ totals: [{ amount, currency: 'eur' }] });
    const [first, second] = two.recipes.map(({ id, name }) => ({ recipeId: id, name }));
    if (!first || !second) throw new Error('no example');
    fakeApi.answer(costRoutes.list, {
      items: [
        { ...first, ...complete, ...inEuros(187) },
        { ...second, ...complete, ...inEuros(213), lacking: ['Campari'] },
      ],
    });
    const { user } = await renderApp(at);
    const summary = await screen.findByText('What the drinks cost');
    expect(fakeApi.received(costRoutes.list)).toEqual([]);
    await user.click(summary);
    expect(await screen.findByText('€1.87')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(costRoutes.list)).toMatchObject([
        { query: { recipeIds: [first.recipeId, second.recipeId] } },
      ]),
    );
    expect(screen.getByText('Sell it for €9.50: €7.63 is left.')).toBeVisible();
    expect(screen.getByText('Not on your bar: Campari')).toBeVisible();
    expect(screen.getByText('One of each:', { exact: false })).toHaveTextContent(
      'One of each: At least €4.00',
    );
    await user.type(screen.getByLabelText('Your price for Negroni in EUR'), '10');
    expect(screen.getByText('That is a pour cost of at least 21.3%.')).toBeVisible();
  });

  it('is a menu with a code that leads to it, to be printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await renderApp(`${at}&view=menu`);
    expect(await screen.findByText('White Rum, Lime Juice, Simple Syrup')).toBeVisible();
    expect(screen.getByText('First of the night')).toBeVisible();
    expect(document.querySelector('img[src^="data:image/svg+xml"]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
  });

  it('of somebody else is copied', async () => {
    await asMember();
    fakeApi.answer(routes.get, { ...mine, userId: '01939c5e-6a00-7000-8000-0000000000bb' });
    const { user } = await renderApp(at);
    await user.click(await screen.findByRole('button', { name: 'Copy to my collections' }));
    await waitFor(() => expect(fakeApi.received(routes.copy)).toEqual([{ params: { id: whole.id } }]));
  });
});

describe('"Add to Collection"', () => {
  it('puts a recipe into a collection from its page [BEYOND-91]', async () => {
    await asMember();
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', { name: 'Add to Collection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Collection' }));
    await user.click(await dialog.findByRole('switch', { name: 'Friday night' }));
    await waitFor(() => expect(fakeApi.received(routes.addRecipe)).toHaveLength(1));
    expect(await screen.findByRole('status', { name: 'Added to Friday night' })).toBeVisible();
  });

  it('asks visitors to sign in', async () => {
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', { name: 'Add to Collection' }));
    expect(await screen.findByRole('alert', { name: /Please sign in/ })).toBeVisible();
  });
});

it('moves one of several things', () => {
  expect([moved(['a', 'b', 'c'], 0, 2), moved(['a', 'b', 'c'], 2, 0), moved(['a'], 0, 0)]).toEqual([
    ['b', 'c', 'a'],
    ['c', 'a', 'b'],
    ['a'],
  ]);
});
