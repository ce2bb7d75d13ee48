import {
  balanceRoutes,
  type IngredientFigures,
  ingredientFiguresSchema,
  type Neighbor,
  ownRecipeRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const daiquiri = exampleOf(recipeRoutes.get);
const figures = (slug: string, name: string, given: Partial<IngredientFigures>) =>
  ingredientFiguresSchema.parse({ slug, name, ...given });
const lemon = figures('lemon-juice', 'Lemon juice', { sugar: 2.5, acid: 5 });
const orgeat = figures('orgeat', 'Orgeat', { sugar: 70, allergens: ['nuts'] });
const known = [
  { ...figures('white-rum', 'White rum', { abv: 40 }), exchanges: [] },
  { ...figures('lime-juice', 'Lime juice', { sugar: 1.6, acid: 6 }), exchanges: [lemon] },
  { ...figures('simple-syrup', 'Simple syrup', { sugar: 61.5 }), exchanges: [orgeat] },
];
const neighbor = (at: number): Neighbor => ({
  id: `01939c5e-6a00-7000-8000-0000000001${10 + at}`,
  slug: `drink-${at}`,
  name: `Drink ${at}`,
  abv: 15 + at,
  sugar: 4 + at / 2,
  acid: 0.8,
});

beforeEach(() => {
  fakeApi.answer(balanceRoutes.figures, { items: known });
  fakeApi.answer(balanceRoutes.neighbors, { items: [0, 1, 2].map(neighbor) });
});

const section = async () => within(await screen.findByRole('region', { name: 'Balance' }));
async function openDialog() {
  const { user } = await renderApp('/recipes/daiquiri');
  await user.click((await section()).getByRole('button', { name: 'Adjust the balance' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Adjust Daiquiri' })) };
}
const move = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value } });
const positionOf = (slider: HTMLElement) => Number((slider as HTMLInputElement).value);

describe('the balance of a drink', () => {
  it('is shown in figures beside drinks of its kind, with the water of the ice [BEYOND-230]', async () => {
    await renderApp('/recipes/daiquiri');
    const shown = await section();
    expect(shown.getByText(/^\d+(\.\d)?% ABV$/)).toBeVisible();
    expect(shown.getByText(/g sugar per 100 ml$/)).toBeVisible();
    expect(shown.getByText(/g acid per 100 ml$/)).toBeVisible();
    expect(shown.getByText('Typical for classic shaken drinks: 15 to 20')).toBeVisible();
    expect(shown.getByText(/Melting ice adds \d+ ml of water, \d+% of what you pour\./)).toBeVisible();
    expect(shown.getByText('About as strong, sweet, and tart as classic shaken drinks.')).toBeVisible();
  });

  it('says how it differs from its kind [BEYOND-230]', async () => {
    const amounts = [120, 10, 5];
    const spec = daiquiri.spec.map((line, at) => ({ ...line, amount: amounts[at]! }));
    fakeApi.answer(recipeRoutes.get, { ...daiquiri, spec });
    await renderApp('/recipes/daiquiri');
    expect(
      (await section()).getByText('Stronger, drier, and less tart than classic shaken drinks.'),
    ).toBeVisible();
  });

  it('is silent about a drink with an ingredient that nobody knows [BEYOND-230]', async () => {
    fakeApi.answer(balanceRoutes.figures, { items: known.slice(1) });
    await renderApp('/recipes/daiquiri');
    await screen.findByRole('heading', { level: 1, name: 'Daiquiri' });
    await waitFor(() => expect(fakeApi.received(balanceRoutes.figures)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Balance' })).not.toBeInTheDocument();
  });

  it('stands among drinks built like it, in a picture and in a table [BEYOND-232]', async () => {
    const { user } = await renderApp('/recipes/daiquiri');
    const shown = await section();
    expect(
      await shown.findByRole('img', {
        name: 'Daiquiri among 3 drinks built like it: strength upward, sweetness to the right',
      }),
    ).toBeVisible();
    await user.click(shown.getByText('All figures of these drinks'));
    expect(shown.getByRole('link', { name: 'Drink 2' })).toHaveAttribute('href', '/recipes/drink-2');
    expect(shown.getByRole('cell', { name: '17' })).toBeVisible();
  });
});

describe('adjusting a balance', () => {
  it('moves the amounts with a slider, in steps of a jigger, and begins again [BEYOND-231]', async () => {
    const { user, dialog } = await openDialog();
    const sugar = dialog.getByRole('slider', { name: 'Sweetness' });
    move(sugar, positionOf(sugar) * 1.4);
    const syrup = await dialog.findByText(/was 15 ml/);
    const amount = Number.parseFloat(syrup.parentElement?.textContent ?? '');
    expect(amount).toBeGreaterThan(15);
    expect(amount % 2.5).toBe(0);
    expect(dialog.getByText(/^before: [\d.]+ g sugar per 100 ml$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Start over' }));
    expect(dialog.queryByText(/was /)).not.toBeInTheDocument();
  });

  it('measures what was topped up before, so that the balance holds [BEYOND-231]', async () => {
    const [rum, lime] = daiquiri.spec;
    const soda = {
      ...lime!,
      amount: null,
      unit: 'top' as const,
      name: 'Soda Water',
      ingredient: 'soda-water',
    };
    fakeApi.answer(recipeRoutes.get, { ...daiquiri, spec: [rum!, lime!, soda], glass: 'highball' });
    const water = { ...figures('soda-water', 'Soda water', { carbonated: true }), exchanges: [] };
    fakeApi.answer(balanceRoutes.figures, { items: [...known, water] });
    const { dialog } = await openDialog();
    const strength = dialog.getByRole('slider', { name: 'Strength' });
    move(strength, positionOf(strength) * 0.8);
    const topped = await dialog.findByText('was top');
    expect(topped.parentElement).toHaveTextContent(/^\d+ ml was top$/);
  });

  it('says when the ingredients do not get there, and when the glass is too small [BEYOND-231]', async () => {
    fakeApi.answer(recipeRoutes.get, {
      ...daiquiri,
      spec: daiquiri.spec.slice(0, 1),
      glass: 'nick and nora',
    });
    const { dialog } = await openDialog();
    const strength = dialog.getByRole('slider', { name: 'Strength' });
    move(strength, positionOf(strength) * 1.5);
    expect(
      await dialog.findByText(/These ingredients don't get there\. The nearest is .+% ABV\./),
    ).toBeVisible();
    const size = dialog.getByRole('slider', { name: 'Size' });
    move(size, 1000);
    expect(dialog.queryByText(/this glass has room/)).not.toBeInTheDocument();
  });

  it('says what a replacement brings, and pours for the same taste [BEYOND-231]', async () => {
    const { user, dialog } = await openDialog();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Replace Lime Juice' }), 'Lemon juice');
    const lemonLine = await dialog.findByText(/was 25 ml/);
    expect(Number.parseFloat(lemonLine.parentElement?.textContent ?? '')).toBeGreaterThan(25);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Replace Simple Syrup' }), 'Orgeat');
    expect(await dialog.findByText(/^Adds nuts\.$/i)).toBeVisible();
  });

  it('becomes a recipe of my own, with the amounts as they are now [BEYOND-231]', async () => {
    await asMember();
    fakeApi.answer(ownRecipeRoutes.create, exampleOf(ownRecipeRoutes.create));
    const { user, dialog } = await openDialog();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Replace Lime Juice' }), 'Lemon juice');
    await user.click(await dialog.findByRole('button', { name: 'Save as my recipe' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Make it your own' }));
    expect(await editor.findByDisplayValue('Lemon juice')).toBeVisible();
  });

  it('asks a visitor to sign in before it is saved [BEYOND-231]', async () => {
    const { user, dialog } = await openDialog();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Replace Lime Juice' }), 'Lemon juice');
    await user.click(await dialog.findByRole('button', { name: 'Save as my recipe' }));
    expect(
      await screen.findByRole('alert', { name: 'Please sign in to save your own version' }),
    ).toBeVisible();
  });
});
