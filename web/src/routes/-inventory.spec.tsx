import {
  type BarItem,
  type BarSummary,
  type Bottle,
  barItemRoutes,
  ledgerRoutes,
  matchRoutes,
  ownBarRoutes,
  profileRoutes,
} from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../lib/session/session.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [example] = exampleOf(barItemRoutes.list).items as [BarItem];
const [first] = exampleOf(ownBarRoutes.list).items as [BarSummary];
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

const noMatches = { items: [], nextCursor: null, total: 0, makeable: 0, owned: 0 };

beforeEach(async () => {
  await asMember();
  stock(gin, tonic, sloe);
});

describe('My Bar', () => {
  it('has a search box, the toggles, tabs with counts, items and the panel [INV-01, INV-02]', async () => {
    await renderApp('/inventory');
    expect(await screen.findByRole('searchbox', { name: 'Search bottles, mixers and tools' })).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Popular Only' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
        'All3',
        'Spirits/Liquor2',
        'Beer0',
        'Mixers1',
        'Fruit & Garnishes0',
        'Bar Supplies0',
      ]),
    );
    expect(screen.getByRole('button', { name: 'Add Item' })).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'Ready to Mix?' })).toBeVisible();
  });

  it('stands what is owned on the top shelf, and the rest under it', async () => {
    await renderApp('/inventory');
    const own = (await screen.findByRole('heading', { name: 'On your bar' })).closest('section');
    expect(within(own as HTMLElement).getByRole('checkbox', { name: /Tonic Water/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /London Dry Gin/ })).not.toBeChecked();
  });

  it('puts a bottle down at once, says so and refetches what the bar makes [INV-08, INV-09]', async () => {
    const { user } = await renderApp('/inventory?tab=spirits');
    const box = await screen.findByRole('checkbox', { name: /London Dry Gin/ });
    await waitFor(() => expect(fakeApi.received(matchRoutes.list)).toHaveLength(1));
    await user.click(box);
    expect(box).toBeChecked();
    expect(await screen.findByRole('status', { name: 'Inventory Updated' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(ownBarRoutes.addItem)).toEqual([{ params: { id: first.id, itemId: gin.id } }]),
    );
    await waitFor(() => expect(fakeApi.received(matchRoutes.list)).toHaveLength(2));
  });

  it('takes it back with the documented message when the server refuses [INV-10]', async () => {
    fakeApi.refuse(ownBarRoutes.addItem, { status: 500 });
    const { user } = await renderApp('/inventory?tab=spirits');
    const box = await screen.findByRole('checkbox', { name: /London Dry Gin/ });
    await user.click(box);
    expect(await screen.findByRole('alert', { name: 'Failed to update inventory' })).toBeVisible();
    await waitFor(() => expect(box).not.toBeChecked());
  });

  it('shows what is true after a refusal: what nobody answered for may have been done [INV-10]', async () => {
    fakeApi.refuse(ownBarRoutes.addItem, { status: 500 });
    const { user } = await renderApp('/inventory?tab=spirits');
    const box = await screen.findByRole('checkbox', { name: /London Dry Gin/ });
    stock({ ...gin, inInventory: true }, tonic, sloe);
    await user.click(box);
    expect(await screen.findByRole('alert', { name: 'Failed to update inventory' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /London Dry Gin/ })).toBeChecked());
  });

  it('shows what is left of a bottle, and counts it by eye and by weight [BEYOND-203]', async () => {
    const [bottle] = exampleOf(ledgerRoutes.bottles).items as [Bottle];
    const gentle: Bottle = { ...bottle, itemId: tonic.id, level: 350, keepsDays: 3 };
    fakeApi.answer(ledgerRoutes.bottles, () => ({ items: [gentle] }));
    fakeApi.answer(ledgerRoutes.write, ({ body }) => {
      if (body.kind === 'counted') gentle.level = body.level;
      return exampleOf(ledgerRoutes.write);
    });
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Bottles of Tonic Water: 350 ml · old' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bottles of Tonic Water' }));
    expect(await dialog.findByRole('heading', { name: '350 ml of 700 ml' })).toBeVisible();
    expect(dialog.getByText(/^opened .* · €18\.99 · from The shop around the corner$/)).toBeVisible();
    expect(dialog.getByText(/^Your Tonic Water has been open for \d+ weeks\.$/)).toBeVisible();
    fireEvent.change(dialog.getByRole('slider', { name: 'How full is it?' }), { target: { value: '3' } });
    await user.click(dialog.getByRole('button', { name: 'Set the level' }));
    expect(await dialog.findByRole('heading', { name: '210 ml of 700 ml' })).toBeVisible();
    await user.type(dialog.getByLabelText(/^Or weigh it/), '730');
    await user.click(dialog.getByRole('button', { name: 'Set the level' }));
    await waitFor(() =>
      expect(fakeApi.received(ledgerRoutes.write)).toMatchObject([
        { body: { kind: 'counted', bottleId: bottle.id, level: 210 } },
        { body: { kind: 'counted', bottleId: bottle.id, level: 250 } },
      ]),
    );
  });

  it('adds a bottle with its size, level and price, and names what is wrong [BEYOND-203]', async () => {
    fakeApi.answer(ledgerRoutes.bottles, () => ({ items: [] }));
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Bottles of Tonic Water: Set level' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bottles of Tonic Water' }));
    const size = await dialog.findByLabelText('Size');
    await user.clear(size);
    await user.type(dialog.getByLabelText('Price'), 'a lot');
    await user.click(dialog.getByRole('button', { name: 'Add a bottle' }));
    expect(dialog.getByText('Enter a size between 1 and 20,000.')).toBeVisible();
    expect(dialog.getByText('Enter a price, for example 18.99.')).toBeVisible();
    await user.type(size, '500');
    await user.clear(dialog.getByLabelText('Price'));
    await user.type(dialog.getByLabelText('Price'), '1,20');
    fireEvent.change(dialog.getByRole('slider', { name: 'How full is it?' }), { target: { value: '5' } });
    await user.click(dialog.getByRole('button', { name: 'Add a bottle' }));
    await waitFor(() =>
      expect(fakeApi.received(ledgerRoutes.write)).toMatchObject([
        {
          params: { id: first.id },
          body: expect.objectContaining({
            kind: 'bought',
            itemId: tonic.id,
            size: 500,
            level: 250,
            openedAt: null,
            price: { amount: 120, currency: 'eur' },
          }),
        },
      ]),
    );
  });

  it('puts right what is written on a bottle, and names what is wrong [BEYOND-228]', async () => {
    const [bottle] = exampleOf(ledgerRoutes.bottles).items;
    if (!bottle) throw new Error('no example');
    fakeApi.answer(ledgerRoutes.bottles, { items: [{ ...bottle, itemId: tonic.id }] });
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: /^Bottles of Tonic Water/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bottles of Tonic Water' }));
    await user.click(await dialog.findByText('Correct what is written on it'));
    expect(dialog.getByLabelText('Size')).toHaveValue('700');
    expect(dialog.getByLabelText('Where from')).toHaveValue('The shop around the corner');
    const price = dialog.getByLabelText('Price');
    expect(price).toHaveValue('18.99');
    await user.clear(price);
    await user.type(price, 'a lot');
    await user.click(dialog.getByRole('button', { name: 'Save the correction' }));
    expect(dialog.getByText('Enter a price, for example 18.99.')).toBeVisible();
    await user.clear(price);
    await user.type(price, '21');
    await user.click(dialog.getByRole('button', { name: 'Save the correction' }));
    await waitFor(() =>
      expect(fakeApi.received(ledgerRoutes.write)).toEqual([
        expect.objectContaining({
          body: expect.objectContaining({
            kind: 'corrected',
            bottleId: bottle.id,
            size: 700,
            unit: 'ml',
            price: { amount: 2100, currency: 'eur' },
            source: 'The shop around the corner',
            openedAt: bottle.openedAt,
          }),
        }),
      ]),
    );
  });

  it('says when the bottles cannot be loaded, and tries again', async () => {
    fakeApi.refuse(ledgerRoutes.bottles, { status: 500 });
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Bottles of Tonic Water: Set level' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bottles of Tonic Water' }));
    expect(await dialog.findByText("We couldn't load the bottles")).toBeVisible();
    fakeApi.answer(ledgerRoutes.bottles, () => ({ items: [] }));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('No bottle is counted here. The item counts as there.')).toBeVisible();
  });

  it('asks for what the address says: tab, words and toggle', async () => {
    await renderApp('/inventory?tab=spirits&q=gin&popular=true');
    expect(await screen.findByRole('tab', { name: /Spirits/ })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() =>
      expect(fakeApi.received(barItemRoutes.list)).toContainEqual({
        query: { q: 'gin', category: 'spirits', popular: true, sort: 'common', limit: 60 },
      }),
    );
  });

  it('shows a list instead of the shelf on request and remembers it', async () => {
    const { user, unmount } = await renderApp('/inventory');
    await user.click(await screen.findByRole('radio', { name: 'List' }));
    unmount();
    await renderApp('/inventory');
    expect(await screen.findByRole('radio', { name: 'List' })).toBeChecked();
    expect(await screen.findByRole('checkbox', { name: /London Dry Gin/ })).toBeVisible();
  });

  it('says when the items cannot be read [INV-19]', async () => {
    fakeApi.refuse(barItemRoutes.list, { status: 500 });
    await renderApp('/inventory?tab=spirits');
    expect(await screen.findByRole('alert', { name: 'Failed to load inventory items' })).toBeVisible();
  });

  it('shows no checkboxes, disables Add Item and explains itself when the session ends while it is open [INV-05, INV-07, INV-11, INV-12, CONTRA-03, CONTRA-23]', async () => {
    const { user } = await renderApp('/inventory?tab=spirits');
    await screen.findByRole('checkbox', { name: /London Dry Gin/ });
    await session.signOut();
    await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Add Item' })).toBeDisabled();
    await user.click(await screen.findByText('London Dry Gin'));
    expect(
      await screen.findByRole('alert', {
        name: 'Authentication Required: Please log in to manage your inventory',
      }),
    ).toBeVisible();
  });
});

describe('the order of the shelves', () => {
  it('begins with what most bars have, and is by name where the reader asks for it [INV-04]', async () => {
    const { router, user } = await renderApp('/inventory?tab=spirits');
    await screen.findByRole('checkbox', { name: /^London Dry Gin/ });
    const orders = () =>
      fakeApi
        .received(barItemRoutes.list)
        .map((input) => (input as { query: { category?: string; sort?: string } }).query)
        .filter(({ category }) => category === 'spirits')
        .map(({ sort }) => sort);
    expect(new Set(orders())).toEqual(new Set(['common']));
    await user.click(screen.getByRole('switch', { name: 'A to Z' }));
    await waitFor(() => expect(orders()).toContain('name'));
    expect(router.state.location.search).toMatchObject({ sort: 'name' });
  });
});

describe('the panels', () => {
  const example = exampleOf(matchRoutes.list).items[0];
  const makeable = (count: number) => {
    const items = Array.from({ length: count }, (_, n) => ({
      ...(example as NonNullable<typeof example>),
      recipeId: id(n + 20),
      slug: `drink-${n}`,
      name: `Drink ${n}`,
      percent: 100,
      missing: [],
    }));
    fakeApi.answer(matchRoutes.list, {
      items,
      nextCursor: null,
      total: count,
      makeable: count,
      owned: 4,
    });
  };

  it('"Ready to Mix?" counts, names the first three and lists all on request [MATCH-09]', async () => {
    makeable(5);
    const { user } = await renderApp('/inventory');
    expect(await screen.findByText('Drink 0, Drink 1, Drink 2 and 2 more')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See What You Can Make!' }));
    expect(screen.getByRole('link', { name: 'Drink 4' })).toHaveAttribute('href', '/recipes/drink-4');
  });

  it('"Ready to Mix?" counts substitutes when asked to, and the address says so', async () => {
    makeable(2);
    const { user, router } = await renderApp('/inventory');
    await user.click(await screen.findByRole('switch', { name: 'Count substitutes' }));
    await waitFor(() =>
      expect(fakeApi.received(matchRoutes.list).at(-1)).toMatchObject({
        query: { makeable: true, swaps: true },
      }),
    );
    expect(router.state.location.search).toMatchObject({ swaps: true });
  });

  it('"Ready to Mix?" says what to do while the bar is empty', async () => {
    fakeApi.answer(matchRoutes.list, noMatches);
    const { user, router } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Show popular bottles' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ popular: true }));
  });

  it('"One bottle away" puts the bottle on the bar in one press', async () => {
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Put Lime Juice on your bar' }));
    expect(await screen.findByRole('status', { name: 'Inventory Updated' })).toBeVisible();
    await waitFor(() => expect(fakeApi.received(ownBarRoutes.addItem)).toHaveLength(1));
  });
});
