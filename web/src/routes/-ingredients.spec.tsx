import { barItemRoutes, ingredientPageRoutes, recipeRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const lime = exampleOf(ingredientPageRoutes.get);
const leaf = { category: null, drinks: 0 } as const;
const mixer = { category: 'mixers', drinks: 0 } as const;
const tree = [
  { ...leaf, slug: 'gin', name: 'Gin', under: 'spirit', drinks: 75 },
  { ...mixer, slug: 'juice', name: 'Juice', under: null },
  { ...leaf, slug: 'lime-juice', name: 'Lime juice', under: 'juice', drinks: 2 },
  { slug: 'spirit', name: 'Spirit', under: null, category: 'spirits', drinks: 75 } as const,
  { ...mixer, slug: 'water', name: 'Water', under: null },
];

describe('the page of an ingredient', () => {
  it('says what it is, where it belongs, its facts, substitutes and drinks [BEYOND-215]', async () => {
    await renderApp('/ingredients/lime-juice');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lime juice' })).toBeVisible();
    expect(screen.getByText('Also called juice of lime')).toBeVisible();
    expect(screen.getByText(lime.text ?? '')).toBeVisible();
    const place = screen.getByRole('navigation', { name: 'Where it belongs' });
    expect(within(place).getByRole('link', { name: 'Juice' })).toHaveAttribute('href', '/ingredients/juice');
    expect(within(place).getByText('Lime juice')).toHaveAttribute('aria-current', 'page');
    expect(within(screen.getByRole('list', { name: 'Made from' })).getByRole('link')).toHaveAttribute(
      'href',
      '/ingredients/lime',
    );
    const facts = screen.getByRole('region', { name: 'By the numbers' });
    for (const [name, value] of [
      ['Strength', 'No alcohol'],
      ['Sugar', '1.7 g in 100 ml'],
      ['Acid', '6 g in 100 ml'],
      ['Allergens', 'None listed'],
      ['Vegan', 'Yes'],
      ['Once open', '2 days in the fridge'],
    ] as const)
      expect(within(facts).getByText(name).nextElementSibling).toHaveTextContent(value);
    const substitutes = screen.getByRole('region', { name: 'Out of it?' });
    expect(substitutes).toHaveTextContent('Lemon JuiceWorks1 for 1; rounder and a little less sharp');
    const drinks = screen.getByRole('region', { name: 'Drinks with it' });
    expect(await within(drinks).findByText('1 recipe, the best rated first')).toBeVisible();
    expect(within(drinks).getByRole('link', { name: 'Daiquiri' })).toBeVisible();
    expect(within(drinks).queryByRole('link', { name: 'Only what your bar makes' })).toBeNull();
  });

  it('never guesses: what nobody knows is not known, and a group depends on the kind [BEYOND-215]', async () => {
    const nothing = { abv: null, sugar: null, acid: null, allergens: null, vegan: null, carbonated: null };
    fakeApi.answer(ingredientPageRoutes.get, { ...lime, ...nothing, text: null, keepsDays: null });
    await renderApp('/ingredients/lime-juice');
    expect(await screen.findAllByText('Not known')).toHaveLength(5);
    fakeApi.answer(ingredientPageRoutes.get, { ...lime, ...nothing, slug: 'juice', group: true });
    await renderApp('/ingredients/juice');
    expect(await screen.findAllByText('Depends on the kind')).toHaveLength(5);
  });

  it('shows a member what to put on their bar, and leads to what it makes [BEYOND-217]', async () => {
    await asMember();
    const page = exampleOf(barItemRoutes.list);
    const bottles = page.items.map((item) => ({ ...item, name: 'Bottled Lime', inInventory: false }));
    fakeApi.answer(barItemRoutes.list, ({ query }) => ({
      ...page,
      items: query.ingredient === 'lime-juice' ? bottles : [],
    }));
    await renderApp('/ingredients/lime-juice');
    const shelf = await screen.findByRole('region', { name: 'For your bar' });
    expect(within(shelf).getByRole('checkbox', { name: /Bottled Lime/ })).not.toBeChecked();
    expect(await screen.findByRole('link', { name: 'Only what your bar makes' })).toHaveAttribute(
      'href',
      '/search?q=Lime%20juice&makeable=true',
    );
  });

  it('says when it is in season, and marks the present month [BEYOND-279]', async () => {
    fakeApi.answer(ingredientPageRoutes.get, { ...lime, season: { from: 11, to: 2 } });
    await renderApp('/ingredients/lime-juice');
    const season = await screen.findByRole('region', { name: 'Season' });
    expect(season).toHaveTextContent(
      'In season from November to February in the northern hemisphere; six months later in the southern.',
    );
    const isNow = [10, 11, 0, 1].includes(new Date().getMonth());
    expect(season).toHaveTextContent(`This month is ${isNow ? '' : 'not '}part of the northern season.`);
    expect(season).toHaveTextContent('JFMAMJJASOND');
  });

  it('counts the drinks by family, and shows those of one [BEYOND-278]', async () => {
    const { items } = exampleOf(ingredientPageRoutes.recipes);
    const families = [
      { family: 'sour', drinks: 24 },
      { family: 'stirred', drinks: 1 },
    ] as const;
    fakeApi.answer(ingredientPageRoutes.recipes, ({ query }) => ({
      items: items.map((item) => ({ ...item, name: query.family === 'stirred' ? 'Martinez' : item.name })),
      nextCursor: null,
      total: query.family === 'stirred' ? 1 : 25,
      families: [...families],
    }));
    const { user } = await renderApp('/ingredients/lime-juice');
    const kinds = within(await screen.findByRole('group', { name: 'Kind of drink' }));
    expect(kinds.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All 25',
      'Sours 24',
      'Stirred 1',
    ]);
    await user.click(kinds.getByRole('radio', { name: 'Stirred 1' }));
    expect(await screen.findByRole('link', { name: 'Martinez' })).toBeVisible();
    expect(screen.getByText('1 recipe, the best rated first')).toBeVisible();
    await user.click(kinds.getByRole('radio', { name: 'All 25' }));
    expect(await screen.findByRole('link', { name: 'Daiquiri' })).toBeVisible();
  });

  it('says that there is no such ingredient, and where all are [BEYOND-215]', async () => {
    fakeApi.refuse(ingredientPageRoutes.get, { status: 404, code: 'catalogue.ingredient_not_found' });
    await renderApp('/ingredients/unheard-of');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ingredient not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All ingredients' })).toHaveAttribute('href', '/ingredients');
  });
});

describe('the tree of ingredients', () => {
  it('lists every one under its kind, shelf by shelf, and narrows by typing [BEYOND-216]', async () => {
    fakeApi.answer(ingredientPageRoutes.tree, { items: tree });
    await renderApp('/ingredients');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ingredients' })).toBeVisible();
    const spirits = await screen.findByRole('region', { name: 'Spirits and liqueurs' });
    expect(within(spirits).getByRole('heading', { level: 3 })).toHaveTextContent('Spirit75');
    expect(within(spirits).getByRole('listitem')).toHaveTextContent('Gin75');
    const mixers = screen.getByRole('region', { name: 'Mixers' });
    expect(within(mixers).getAllByRole('heading', { level: 3 })[1]).toHaveTextContent('More');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find an ingredient' }), 'JUI');
    expect(await screen.findByText('2 ingredients')).toBeVisible();
    const found = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(found.map((item) => item.textContent)).toEqual(['Juice', 'Lime juice2']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find an ingredient' }), 'xyz');
    expect(await screen.findByText('No ingredient is called that.')).toBeVisible();
  });
});

it('a line of a recipe leads to its ingredient [BEYOND-217]', async () => {
  const recipe = exampleOf(recipeRoutes.get);
  const line = recipe.spec.find(({ ingredient }) => ingredient);
  await renderApp(`/recipes/${recipe.slug}`);
  expect(await screen.findByRole('link', { name: line?.name ?? '' })).toHaveAttribute(
    'href',
    `/ingredients/${line?.ingredient}`,
  );
});

describe('the ways to an ingredient [BEYOND-277]', () => {
  const ingredient = { slug: 'orgeat', name: 'Orgeat', kindOf: 'syrup', madeFrom: null, abv: 0 };
  const about = 'Ingredient · a kind of syrup · no alcohol';

  it('lead from a search that names it, above the drinks', async () => {
    fakeApi.answer(recipeRoutes.list, { ...exampleOf(recipeRoutes.list), ingredient });
    await renderApp('/recipes?q=what+is+orgeat');
    const link = await screen.findByRole('link', { name: `Orgeat ${about}` });
    expect(link).toHaveAttribute('href', '/ingredients/orgeat');
    const drink = screen.getByRole('link', { name: 'Daiquiri' });
    expect(link.compareDocumentPosition(drink)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('lead from the search box of every page', async () => {
    fakeApi.answer(recipeRoutes.list, { ...exampleOf(recipeRoutes.list), ingredient });
    const { user, router } = await renderApp('/ingredients');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('/');
    await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'orgeat');
    await user.click(await screen.findByRole('option', { name: `Orgeat ${about}` }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ingredients/orgeat'));
  });

  it('lead from a bottle of it on the bar, and from its row in a list', async () => {
    await asMember();
    const page = exampleOf(barItemRoutes.list);
    const bottle = {
      name: 'Small Hands',
      category: 'mixers',
      subcategory: null,
      ingredient: 'orgeat',
      inInventory: true,
    } as const;
    fakeApi.answer(barItemRoutes.list, {
      ...page,
      items: page.items.slice(0, 1).map((item) => ({ ...item, ...bottle })),
    });
    const { user } = await renderApp('/inventory?tab=mixers');
    await user.click(await screen.findByRole('button', { name: /^Bottles of Small Hands/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bottles of Small Hands' }));
    const link = dialog.getByRole('link', { name: 'What it is, and what it makes' });
    expect(link).toHaveAttribute('href', '/ingredients/orgeat');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('radio', { name: 'List' }));
    const row = await screen.findByRole('link', { name: 'About Small Hands' });
    expect(row).toHaveAttribute('href', '/ingredients/orgeat');
  });
});
