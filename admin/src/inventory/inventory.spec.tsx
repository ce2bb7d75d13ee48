import { adminBarItemRoutes, adminMemberRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';

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

  it('changes an item with time to undo it [BEYOND-95]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, `/inventory/${item.id}`);
    await user.type(await screen.findByRole('textbox', { name: 'Brand' }), ' Ltd');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Item updated')).toBeVisible();
    expect(api.items.get(item.id).brand).toBe(item.brand);
    await waitFor(() => expect(api.items.get(item.id).brand).toBe(`${item.brand} Ltd`));
  }, 20_000);

  it('deletes after asking [ADM-INV-04, BEYOND-95]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, `/inventory/${item.id}`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to delete this item?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Item deleted')).toBeVisible();
    expect(api.items.all()).toHaveLength(0);
  });
});
