import { adminRecipeRoutes, recipeRoutes } from '@barspoon/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fake-api.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { Refusal } from '../../testing/refusal.ts';

const [card] = recipeRoutes.featured.example.response.items;
if (!card) throw new Error('no example');
const idOf = (at: number) => `01939c5e-6a00-7000-8000-00000000010${at}`;
const items = ['Negroni', 'Gimlet', 'Mojito', 'Sazerac'].map((name, at) => ({ ...card, name, id: idOf(at) }));

async function open() {
  const api = createFakeApi();
  api.answers.set(adminRecipeRoutes.featured.key, () => ({ items }));
  const user = await openConsole(api, '/recipes');
  await user.click(await screen.findByRole('button', { name: 'Featured order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order of featured recipes' }));
  await dialog.findByText('1. Negroni');
  const names = () =>
    dialog.getAllByRole('listitem').map((one) => one.textContent?.replace('On the front page', ''));
  return { api, user, dialog, names };
}

describe('the order of featured recipes', () => {
  it('is changed by button, by key and by drag, and saved [FEAT-01]', async () => {
    const { api, user, dialog, names } = await open();
    expect(dialog.getAllByText('On the front page')).toHaveLength(3);
    await user.click(dialog.getByRole('button', { name: 'Move Gimlet up' }));
    expect(names()).toEqual(['1. Gimlet', '2. Negroni', '3. Mojito', '4. Sazerac']);
    fireEvent.keyDown(dialog.getByRole('button', { name: 'Move Mojito down' }), {
      key: 'ArrowDown',
      altKey: true,
    });
    expect(names()).toEqual(['1. Gimlet', '2. Negroni', '3. Sazerac', '4. Mojito']);
    const [first, , , last] = dialog.getAllByRole('listitem');
    if (!first || !last) throw new Error('no rows');
    const carried = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => carried.set(type, value),
      getData: (type: string) => carried.get(type) ?? '',
    };
    fireEvent.dragStart(last, { dataTransfer });
    fireEvent.drop(first, { dataTransfer });
    expect(names()).toEqual(['1. Mojito', '2. Gimlet', '3. Negroni', '4. Sazerac']);
    await user.click(dialog.getByRole('button', { name: 'Save order' }));
    expect(await screen.findByText('The order is saved')).toBeVisible();
    expect(api.requests.find(({ key }) => key === adminRecipeRoutes.arrangeFeatured.key)?.input.body).toEqual(
      {
        recipeIds: [idOf(2), idOf(1), idOf(0), idOf(3)],
      },
    );
  });

  it('says why it was not saved', async () => {
    const { api, user, dialog } = await open();
    api.answers.set(adminRecipeRoutes.arrangeFeatured.key, () => {
      throw new Refusal({
        status: 409,
        code: 'catalogue.featured_changed',
        detail: 'Other recipes are featured by now. Load the list again.',
      });
    });
    await user.click(dialog.getByRole('button', { name: 'Move Gimlet up' }));
    await user.click(dialog.getByRole('button', { name: 'Save order' }));
    expect(
      await screen.findByText(
        'Failed to save the order: Other recipes are featured by now. Load the list again.',
      ),
    ).toBeVisible();
  });
});
