import { type BarItem, barItemRoutes, profileRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [example] = exampleOf(barItemRoutes.list).items as [BarItem];
const id = (n: number) => `01939c5e-6a00-7000-8000-${String(n).padStart(12, '0')}`;
const gin: BarItem = { ...example, id: id(1), name: 'London Dry Gin', inInventory: false };
const tonic: BarItem = {
  ...example,
  id: id(2),
  name: 'Tonic Water',
  category: 'mixers',
  subcategory: 'Tonic Water',
  inInventory: true,
};
const sloe: BarItem = {
  ...gin,
  id: id(3),
  name: 'Sloe Gin',
  brand: 'Home made',
  userId: exampleOf(profileRoutes.me).id,
};

const counts = { all: 3, spirits: 2, beer: 0, mixers: 1, fruit: 0, supplies: 0 };

/** A catalogue of these items that filters as the service does. */
const stock = (...items: BarItem[]) =>
  fakeApi.answer(barItemRoutes.list, ({ query: { q, category, popular, owned } }) => {
    const found = items.filter(
      (item) =>
        (!q || item.name.toLowerCase().includes(q.toLowerCase())) &&
        (!category || item.category === category) &&
        (!popular || item.popular) &&
        (owned === undefined || item.inInventory === owned),
    );
    return { items: found, nextCursor: null, total: found.length, counts };
  });

beforeEach(async () => {
  await asMember();
  stock(gin, tonic, sloe);
});

describe('an item of one’s own', () => {
  it('is created from name, brand and category; subcategories follow the category [INV-13, INV-14, INV-15, INV-16]', async () => {
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Add Item' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Item' });
    const field = (name: string) => within(dialog).getByLabelText(name);
    await user.type(field('Name *'), 'Sloe Gin');
    await user.type(field('Brand *'), 'Home made');
    await user.selectOptions(field('Subcategory'), 'Gin');
    await user.selectOptions(field('Category *'), 'mixers');
    expect(field('Subcategory')).toHaveValue('');
    expect(within(dialog).queryByRole('option', { name: 'Gin' })).not.toBeInTheDocument();
    await user.selectOptions(field('Subcategory'), 'Syrups');
    await user.click(within(dialog).getByRole('button', { name: 'Add Item' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('status', { name: 'Custom item created successfully' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(barItemRoutes.create)).toEqual([
        {
          body: {
            name: 'Sloe Gin',
            brand: 'Home made',
            category: 'mixers',
            subcategory: 'Syrups',
            image: null,
          },
        },
      ]),
    );
  });

  it('is not sent while something is missing; the field says what [INV-13]', async () => {
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Add Item' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Item' });
    await user.click(within(dialog).getByRole('button', { name: 'Add Item' }));
    await waitFor(() => expect(within(dialog).getByLabelText('Name *')).toBeInvalid());
    expect(within(dialog).getByLabelText('Name *')).toHaveAccessibleDescription('Please fill this in');
    expect(fakeApi.received(barItemRoutes.create)).toEqual([]);
  });

  it('says when it could not be created, keeping what was typed [INV-17]', async () => {
    fakeApi.refuse(barItemRoutes.create, { status: 503 });
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Add Item' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Item' });
    await user.type(within(dialog).getByLabelText('Name *'), 'Sloe Gin');
    await user.type(within(dialog).getByLabelText('Brand *'), 'Home made');
    await user.click(within(dialog).getByRole('button', { name: 'Add Item' }));
    expect(await within(dialog).findByRole('alert', { name: 'Failed to create item' })).toBeVisible();
    expect(within(dialog).getByLabelText('Name *')).toHaveValue('Sloe Gin');
  });

  it('keeps an unfinished draft through a reload', async () => {
    const { user, unmount } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Add Item' }));
    await user.type(await screen.findByLabelText('Name *'), 'Half a name');
    unmount();
    const again = await renderApp('/inventory');
    await again.user.click(await screen.findByRole('button', { name: 'Add Item' }));
    expect(await screen.findByLabelText('Name *')).toHaveValue('Half a name');
  });

  it('is changed in the same form [INV-18, BEYOND-41]', async () => {
    const { user } = await renderApp('/inventory?tab=spirits');
    await user.click(await screen.findByRole('button', { name: 'Edit Sloe Gin' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit item' });
    await user.clear(within(dialog).getByLabelText('Brand *'));
    await user.type(within(dialog).getByLabelText('Brand *'), 'Mine');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('status', { name: 'Inventory Updated' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(barItemRoutes.revise)).toMatchObject([
        { params: { id: sloe.id }, body: { brand: 'Mine' } },
      ]),
    );
  });

  it('is deleted only after a question [BEYOND-41]', async () => {
    const { user } = await renderApp('/inventory?tab=spirits');
    await user.click(await screen.findByRole('button', { name: 'Delete Sloe Gin' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this item?' });
    expect(fakeApi.received(barItemRoutes.delete)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(fakeApi.received(barItemRoutes.delete)).toEqual([{ params: { id: sloe.id } }]),
    );
  });

  it('belongs to its owner: the catalogue’s items have neither button [INV-18]', async () => {
    await renderApp('/inventory?tab=spirits');
    await screen.findByRole('button', { name: 'Edit Sloe Gin' });
    expect(screen.queryByRole('button', { name: 'Edit London Dry Gin' })).not.toBeInTheDocument();
  });
});
