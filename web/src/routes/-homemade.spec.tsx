import {
  type Bottle,
  barItemRoutes,
  type IngredientPage,
  ingredientPageRoutes,
  ledgerRoutes,
  type Match,
  matchRoutes,
  ownBarRoutes,
  ownRecipeRoutes,
  preparationRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp, withoutAccess } from '../testing/render-app.tsx';

const page = exampleOf(ingredientPageRoutes.get);
const syrup = {
  ...page,
  slug: 'simple-syrup',
  name: 'Simple syrup',
  preparation: {
    parts: [
      { amount: 250, unit: 'gram', ingredient: 'sugar', name: 'sugar' },
      { amount: 250, unit: 'ml', ingredient: 'hot-water', name: 'hot water' },
      { amount: 1, unit: 'piece', ingredient: 'lemon', name: 'lemon', note: 'zested', optional: true },
    ],
    makesMl: 400,
    keepsDays: 30,
    steps: ['Stir the sugar into the hot water.', 'Bottle it.'],
  },
} satisfies IngredientPage;
const known = { unpriced: [], lacking: [], unmeasured: [] };

describe('what is made at home [BEYOND-213]', () => {
  it('says its parts, steps, size and how long it keeps, for as much of it as is wanted', async () => {
    fakeApi.answer(ingredientPageRoutes.get, syrup);
    const { user } = await renderApp('/ingredients/simple-syrup');
    const section = within(await screen.findByRole('region', { name: 'Make it yourself' }));
    expect(
      section.getByText(/^One batch is 400 ml\. It keeps for 30 days in the refrigerator\.$/),
    ).toBeVisible();
    const lines = () => section.getAllByRole('listitem').map(({ textContent }) => textContent);
    const steps = ['Stir the sugar into the hot water.', 'Bottle it.'];
    expect(lines()).toEqual(['250 gsugar', '250 mlhot water', '1 piecelemon, zested, optional', ...steps]);
    await user.click(await section.findByRole('radio', { name: '×2' }));
    expect(lines()).toEqual(['500 gsugar', '500 mlhot water', '2 pieceslemon, zested, optional', ...steps]);
    await user.clear(section.getByRole('spinbutton', { name: 'Milliliters' }));
    expect(section.getByText('Enter an amount between 1 and 20,000 ml.')).toBeVisible();
    await user.type(section.getByRole('spinbutton', { name: 'Milliliters' }), '100');
    expect(lines().slice(0, 2)).toEqual(['63 gsugar', '63 mlhot water']);
    expect(section.queryByRole('button', { name: 'Make a batch' })).toBeNull();
  });

  it('is not there for what is bought', async () => {
    fakeApi.answer(ingredientPageRoutes.get, { ...page, preparation: null });
    await renderApp('/ingredients/lime-juice');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Make it yourself' })).toBeNull();
  });

  it('costs a member what the bar says, is put there, and can be undone', async () => {
    await asMember();
    fakeApi.answer(preparationRoutes.cost, ({ query: { ml } }) => ({
      ...known,
      totals: [{ amount: ml, currency: 'eur' }],
      lacking: ml > 200 ? ['sugar'] : [],
    }));
    const { user } = await renderApp('/ingredients/lime-juice');
    const section = within(await screen.findByRole('region', { name: 'Make it yourself' }));
    expect(await section.findByText('My Bar has everything. This much costs about €1.20.')).toBeVisible();
    await user.click(section.getByRole('radio', { name: '×2' }));
    expect(
      await section.findByText('My Bar is missing sugar. This much costs at least €2.40.'),
    ).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Make a batch' }));
    const sent = { kind: 'prepared', ingredient: 'lime-juice', ml: 240, bottleId: expect.any(String) };
    await waitFor(() => expect(fakeApi.received(ledgerRoutes.write)).toMatchObject([{ body: sent }]));
    await user.click(await section.findByRole('button', { name: 'Undo' }));
    const { id: entryId } = exampleOf(ledgerRoutes.write);
    await waitFor(() =>
      expect(fakeApi.received(ledgerRoutes.write)).toMatchObject([
        { body: sent },
        { body: { kind: 'undone', entryId } },
      ]),
    );
    expect(await section.findByText('Undone. Everything is as it was before.')).toBeVisible();
  });

  it('is not made by a guest of the bar', async () => {
    await asMember();
    const bars = exampleOf(ownBarRoutes.list);
    fakeApi.answer(ownBarRoutes.list, {
      ...bars,
      items: bars.items.map((bar) => ({ ...bar, role: 'guest' as const })),
    });
    await renderApp('/ingredients/lime-juice');
    expect(await screen.findByText(/This much costs/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make a batch' })).toBeNull();
  });

  it('is not made without a membership', async () => {
    await asMember(withoutAccess);
    await renderApp('/ingredients/lime-juice');
    expect(await screen.findByText(/This much costs/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make a batch' })).toBeNull();
  });

  it('is listed on My Bar with what is lacking, found by its name, and made there', async () => {
    await asMember();
    const facts = { makesMl: 400, keepsDays: 30 };
    fakeApi.answer(preparationRoutes.own, { items: [] });
    fakeApi.answer(preparationRoutes.list, {
      items: [
        { ...facts, ingredient: 'simple-syrup', name: 'Simple syrup', lacking: [] },
        { ...facts, ingredient: 'orgeat', name: 'Orgeat', lacking: ['almond', 'sugar'] },
      ],
    });
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Homemade' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Homemade at My Bar' }));
    expect(await dialog.findByText('Missing: almond, sugar')).toBeVisible();
    expect(dialog.getByText('You have everything')).toBeVisible();
    await user.type(dialog.getByRole('searchbox'), 'syr');
    expect(dialog.queryByRole('link', { name: 'Orgeat' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Make a batch of Simple syrup' }));
    await user.click(dialog.getByRole('radio', { name: '×½' }));
    await user.click(await dialog.findByRole('button', { name: 'Make a batch' }));
    await waitFor(() =>
      expect(fakeApi.received(ledgerRoutes.write)).toMatchObject([
        { body: { kind: 'prepared', ingredient: 'simple-syrup', ml: 200 } },
      ]),
    );
    await user.clear(dialog.getByRole('searchbox'));
    await user.type(dialog.getByRole('searchbox'), 'xyz');
    expect(dialog.getByText('Nothing homemade is called that.')).toBeVisible();
  });

  it('says so where the list cannot be loaded, and asks again', async () => {
    await asMember();
    fakeApi.refuse(preparationRoutes.list, { status: 503 });
    fakeApi.answer(preparationRoutes.own, { items: [] });
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Homemade' }));
    expect(await screen.findByText("We couldn't load what can be made at home")).toBeVisible();
    fakeApi.answer(preparationRoutes.list, { items: [] });
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('There is nothing homemade yet.')).toBeVisible();
  });

  it('is offered where a drink lacks it', async () => {
    await asMember();
    const match = exampleOf(matchRoutes.marks).items[0] as Match;
    const toMake = [{ line: 'Lime Juice', ingredient: 'lime-juice', name: 'lime juice' }];
    fakeApi.answer(matchRoutes.marks, ({ query }) => ({
      items: query.recipeIds.map((recipeId) => ({ ...match, recipeId, toMake })),
    }));
    await renderApp('/recipes/daiquiri');
    const link = await screen.findByRole('link', { name: 'You can make the lime juice' });
    expect(link).toHaveAttribute('href', '/ingredients/lime-juice');
    expect(screen.getByText('You have 2 of 3')).toBeVisible();
  });

  it('says when a batch was made, and since when it is too old', async () => {
    await asMember();
    const [item] = exampleOf(barItemRoutes.list).items;
    const [bottle] = exampleOf(ledgerRoutes.bottles).items as [Bottle];
    const batch = { ...bottle, itemId: item?.id ?? '', keepsDays: 30, isHomemade: true, source: null };
    fakeApi.answer(ledgerRoutes.bottles, { items: [batch] });
    const { user } = await renderApp('/inventory');
    await user.click(
      (await screen.findAllByRole('button', { name: /^Bottles of .* old$/ }))[0] as HTMLElement,
    );
    const dialog = within(await screen.findByRole('dialog', { name: /^Bottles of/ }));
    expect(await dialog.findByText(/^made here .* · €18\.99$/)).toBeVisible();
    expect(dialog.getByText(/ was made \d+ weeks ago\.$/)).toBeVisible();
  });
});

describe('what own recipes make', () => {
  const own = {
    recipeId: exampleOf(ownRecipeRoutes.get).id,
    name: 'Rosemary syrup',
    makesMl: 400,
    keepsDays: 21,
    lacking: [],
  };

  it('is led to from the lines that ask for it, with what the bar lacks [BEYOND-301]', async () => {
    await asMember();
    const made = (line: string, more: object) => ({ ...own, line, isThere: false, ...more });
    fakeApi.answer(preparationRoutes.ofLines, {
      items: [
        made('White Rum', { lacking: ['cane juice', 'time'], name: 'House rum' }),
        made('Lime Juice', { name: 'Super juice' }),
        made('Simple Syrup', { isThere: true }),
      ],
    });
    await renderApp('/recipes/daiquiri');
    const link = await screen.findByRole('link', { name: 'You can make Super juice by your recipe' });
    expect(link).toHaveAttribute('href', `/recipes/${own.recipeId}`);
    expect(
      screen.getByRole('link', { name: 'Your recipe: House rum (missing cane juice, time)' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your recipe: Rosemary syrup' })).toBeVisible();
  });

  it('is led to from the drinks that lack it [BEYOND-301]', async () => {
    await asMember();
    const lacks = exampleOf(matchRoutes.list).items.map((match) => ({
      ...match,
      missing: ['Gin', 'Rosemary syrup'],
    }));
    fakeApi.answer(matchRoutes.list, { ...exampleOf(matchRoutes.list), items: lacks });
    fakeApi.answer(preparationRoutes.ofLines, {
      items: [{ ...own, line: 'Rosemary syrup', isThere: false }],
    });
    await renderApp('/search?tab=my-bar');
    const link = await screen.findByRole('link', { name: 'You can make Rosemary syrup by your recipe' });
    expect(link).toHaveAttribute('href', `/recipes/${own.recipeId}`);
    await waitFor(() =>
      expect(fakeApi.received(preparationRoutes.ofLines)).toMatchObject([
        { query: { lines: ['Gin', 'Rosemary syrup'] } },
      ]),
    );
  });

  it('is not asked for by visitors [BEYOND-301]', async () => {
    await renderApp('/recipes/daiquiri');
    expect((await screen.findAllByRole('button', { name: /^Out of/ }))[0]).toBeVisible();
    expect(fakeApi.received(preparationRoutes.ofLines)).toEqual([]);
  });

  it('is made on the page of its recipe, and undone there [BEYOND-303]', async () => {
    await asMember();
    const recipe = exampleOf(recipeRoutes.get);
    fakeApi.answer(recipeRoutes.get, { ...recipe, homemade: { makesMl: 400, keepsDays: 21 } });
    fakeApi.answer(preparationRoutes.cost, { ...known, totals: [{ amount: 60, currency: 'eur' }] });
    const { user } = await renderApp('/recipes/daiquiri');
    const section = within(await screen.findByRole('region', { name: 'As an ingredient' }));
    expect(section.getByText('400 ml in a batch · keeps 21 days')).toBeVisible();
    expect(await section.findByText('My Bar has everything. This much costs about €0.60.')).toBeVisible();
    await user.click(section.getByRole('radio', { name: '×2' }));
    await user.click(section.getByRole('button', { name: 'Make a batch' }));
    await waitFor(() =>
      expect(fakeApi.received(ledgerRoutes.write)).toMatchObject([
        { body: { kind: 'prepared', recipeId: recipe.id, ml: 800 } },
      ]),
    );
    await user.click(await section.findByRole('button', { name: 'Undo' }));
    expect(await section.findByText('Undone. Everything is as it was before.')).toBeVisible();
  });

  it('is told to a visitor without what a bar makes of it [BEYOND-300]', async () => {
    const recipe = exampleOf(recipeRoutes.get);
    fakeApi.answer(recipeRoutes.get, { ...recipe, homemade: { makesMl: 400, keepsDays: 1 } });
    await renderApp('/recipes/daiquiri');
    const section = within(await screen.findByRole('region', { name: 'As an ingredient' }));
    expect(section.getByText('400 ml in a batch · keeps 1 day')).toBeVisible();
    expect(section.queryByRole('radio')).toBeNull();
  });

  it('stands among what the library tells on My Bar, and is missing alone where it cannot be loaded [BEYOND-303, BEYOND-304]', async () => {
    await asMember();
    fakeApi.refuse(preparationRoutes.own, { status: 503 });
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Homemade' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Homemade at My Bar' }));
    expect(await dialog.findByText("We couldn't load what your own recipes make")).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Orgeat' })).toBeVisible();
    fakeApi.answer(preparationRoutes.own, { items: [{ ...own, lacking: ['rosemary'] }] });
    await user.click(dialog.getByRole('button', { name: /again/i }));
    const link = await dialog.findByRole('link', { name: 'Rosemary syrup' });
    expect(link).toHaveAttribute('href', `/recipes/${own.recipeId}`);
    expect(dialog.getByText('Your recipe · 400 ml in a batch · keeps 21 days')).toBeVisible();
    expect(dialog.getByText('Missing: rosemary')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Make a batch of your Rosemary syrup' }));
    await user.click(await dialog.findByRole('button', { name: 'Make a batch' }));
    await waitFor(() =>
      expect(fakeApi.received(ledgerRoutes.write)).toMatchObject([
        { body: { kind: 'prepared', recipeId: own.recipeId, ml: 400 } },
      ]),
    );
  });
});
