import { adminIngredientRoutes } from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const [lime] = adminIngredientRoutes.list.example.response.items;
const at = '/vocabulary/lime-juice';
const sent = (api: ReturnType<typeof createFakeApi>) =>
  api.requests.filter(({ key }) => key === adminIngredientRoutes.revise.key).map(({ input }) => input.body);

describe('the ingredient vocabulary', () => {
  it('is a tree, reached from the inventory, that can be searched [CONTRA-32]', async () => {
    const api = createFakeApi();
    const juice = {
      id: 'juice',
      name: 'juice',
      parent: null,
      group: true,
      abv: 0,
      allergens: [],
      substitutes: 0,
    };
    const gin = { ...juice, id: 'gin', name: 'gin', group: false, abv: 40, substitutes: 2 };
    api.answers.set(adminIngredientRoutes.list.key, () => ({ items: [gin, juice, lime] }));
    const user = await openConsole(api, '/inventory');
    await user.click(await screen.findByRole('link', { name: 'Vocabulary' }));
    expect(await screen.findByText('40% ABV · 2 substitutes')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Lime Juice' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Kinds of juice' }));
    const kinds = within(screen.getByRole('list', { name: 'Kinds of juice' }));
    expect(kinds.getByRole('link', { name: 'Lime Juice' })).toHaveAttribute(
      'href',
      '/admin/vocabulary/lime-juice',
    );
    await user.type(screen.getByRole('searchbox', { name: 'Search ingredients' }), 'LIME');
    expect(screen.queryByRole('link', { name: 'gin' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lime Juice' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search ingredients' }), 'zz');
    expect(screen.getByText('No ingredient is called that.')).toBeVisible();
  });

  it('says when it could not be loaded, and tries again', async () => {
    const api = createFakeApi();
    api.answers.set(adminIngredientRoutes.list.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    const user = await openConsole(api, '/vocabulary');
    // The list is asked for three times more before, with pauses of seven seconds in all.
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 14_000 });
    api.answers.delete(adminIngredientRoutes.list.key);
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Lime Juice' })).toBeVisible();
  }, 25_000);

  it('has strength and substitutes changed, added and taken away, with what is missing named', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, at);
    const first = within(await screen.findByRole('group', { name: 'Substitute 1' }));
    const note = first.getByRole('textbox', { name: 'Note' });
    await user.clear(note);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please fill this in')).toBeVisible();
    await user.type(note, 'softer');
    const ratio = first.getByRole('spinbutton', { name: 'For 1' });
    await user.clear(ratio);
    await user.type(ratio, '1.5');
    await user.click(screen.getByRole('button', { name: 'Add substitute' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Please fill this in')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Remove substitute 2' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ingredient updated')).toBeVisible();
    expect(sent(api)).toEqual([
      {
        revision: 0,
        abv: 0,
        allergens: [],
        season: null,
        substitutes: [{ use: 'lemon-juice', role: 'sour', ratio: 1.5, closeness: 'works', note: 'softer' }],
      },
    ]);
  });

  it('gives an ingredient a season, and names the month that is missing [BEYOND-279]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, at);
    await user.click(await screen.findByRole('combobox', { name: 'First month' }));
    await user.click(await screen.findByRole('option', { name: 'May' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please fill this in')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Last month' }));
    await user.click(await screen.findByRole('option', { name: 'August' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ingredient updated')).toBeVisible();
    expect(sent(api)).toMatchObject([{ season: { from: 5, to: 8 } }]);
  });

  it('says why a change was refused', async () => {
    const api = createFakeApi();
    api.answers.set(adminIngredientRoutes.revise.key, () => {
      throw new Refusal({
        status: 409,
        code: 'catalogue.ingredient_changed',
        detail: 'Someone else changed this ingredient. Reload it and try again.',
      });
    });
    const user = await openConsole(api, at);
    await user.type(await screen.findByRole('spinbutton', { name: /Strength/ }), '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Failed to update ingredient: Someone else changed/)).toBeVisible();
  });
});
