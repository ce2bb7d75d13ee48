import { adminBarItemRoutes, adminMemberRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const item = adminBarItemRoutes.get.example.response;

async function choose(user: UserEvent, label: string | RegExp, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('the inventory', () => {
  it('shows whose custom items are [BEYOND-95]', async () => {
    const [owner] = adminMemberRoutes.cards.example.response.items;
    await openConsole(createFakeApi({ items: [{ ...item, userId: owner?.id ?? null }] }), '/inventory');
    expect(await screen.findByText(`${owner?.fullName} (@${owner?.username})`)).toBeVisible();
  });

  it('adds an item; its subcategories follow the category [ADM-INV-02, BEYOND-95]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/inventory/create');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Sloe Gin');
    await user.type(screen.getByRole('textbox', { name: 'Brand' }), 'Ida');
    await choose(user, 'Category', 'Spirits/Liquor');
    await choose(user, /Subcategory/, 'Liqueur');
    await choose(user, 'Category', 'Mixers');
    expect(screen.getByRole('combobox', { name: /Subcategory/ })).not.toHaveTextContent('Liqueur');
    await choose(user, /Subcategory/, 'Syrups');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Item created')).toBeVisible();
    expect(api.items.all()[0]).toMatchObject({ name: 'Sloe Gin', category: 'mixers', subcategory: 'Syrups' });
  });

  it('needs name, brand and category [ADM-INV-03]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, '/inventory/create');
    await user.click(await screen.findByRole('switch', { name: 'Popular' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(3);
    expect(api.items.all()).toHaveLength(1);
  });

  it('says that an item is changed once it is, and takes it back by one more call [BEYOND-95]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, `/inventory/${item.id}`);
    await user.type(await screen.findByRole('textbox', { name: 'Brand' }), ' Ltd');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Item updated')).toBeVisible();
    expect(api.items.get(item.id).brand).toBe(`${item.brand} Ltd`);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.items.get(item.id).brand).toBe(item.brand));
    const sent = api.requests.filter(({ key }) => key === adminBarItemRoutes.revise.key);
    expect(sent).toHaveLength(2);
  });

  it('does not say that an item is changed when the server refuses, and keeps what was typed', async () => {
    const api = createFakeApi();
    api.answers.set(adminBarItemRoutes.revise.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    const user = await openConsole(api, `/inventory/${item.id}`);
    const brand = await screen.findByRole('textbox', { name: 'Brand' });
    await user.type(brand, ' Ltd');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update item')).toBeVisible();
    expect(screen.queryByText('Item updated')).toBeNull();
    expect(brand).toHaveValue(`${item.brand} Ltd`);
  });

  it('says why there is nothing to save', async () => {
    await openConsole(createFakeApi(), `/inventory/${item.id}`);
    const save = await screen.findByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    expect(save).toHaveAccessibleDescription('No changes to save');
  });

  it('deletes after asking [ADM-INV-04, BEYOND-95]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, `/inventory/${item.id}`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to delete this item?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Item deleted')).toBeVisible();
    expect(api.items.all()).toHaveLength(0);
  });
});
