import {
  type BarSummary,
  barReminderRoutes,
  collectionRoutes,
  costRoutes,
  ledgerRoutes,
  ownBarRoutes,
  purchaseRoutes,
  recipeRoutes,
  type ShoppingLine,
  shoppingRoutes,
} from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp, withoutAccess } from '../testing/render-app.tsx';

const [first] = exampleOf(ownBarRoutes.list).items as [BarSummary];
const [limes] = exampleOf(shoppingRoutes.list).items as [ShoppingLine];
const gin: ShoppingLine = {
  ...limes,
  id: '01939c5e-6a00-7000-8000-0000000000b1',
  name: 'Gin',
  aisle: 'spirits',
  amounts: [{ amount: 1400, unit: 'ml' }],
  recipes: ['Gimlet'],
  isTicked: true,
};

beforeEach(() => asMember());

const open = async () => {
  const { user } = await renderApp('/inventory');
  await user.click(await screen.findByRole('button', { name: 'Shopping list' }));
  const name = `Shopping list of ${first.name}`;
  return { user, dialog: within(await screen.findByRole('dialog', { name })) };
};
const sent = () => fakeApi.received(shoppingRoutes.change).map((input) => (input as { body: unknown }).body);

describe('the shopping list of a bar', () => {
  it('reminds of what runs low whoever turns that on [BEYOND-244]', async () => {
    fakeApi.answer(barReminderRoutes.set, ({ body }) => body);
    const { user, dialog } = await open();
    const reminder = await dialog.findByRole('switch', { name: 'Notify me on Mondays of what runs low' });
    expect(reminder).not.toBeChecked();
    await user.click(reminder);
    await waitFor(() => expect(reminder).toBeChecked());
    await waitFor(() =>
      expect(fakeApi.received(barReminderRoutes.set)).toEqual([
        { params: { id: first.id }, body: { wanted: true } },
      ]),
    );
    fakeApi.refuse(barReminderRoutes.set, { status: 503 });
    await user.click(reminder);
    expect(await screen.findByText("We couldn't change the reminder")).toBeVisible();
    expect(reminder).toBeChecked();
  });

  it('stands by aisle with its amounts, is ticked and cleared [BEYOND-207]', async () => {
    fakeApi.answer(shoppingRoutes.list, { items: [gin, limes] });
    const { user, dialog } = await open();
    await dialog.findByRole('heading', { name: 'Fruit & herbs' });
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Fruit & herbs',
      'Spirits',
    ]);
    expect(dialog.getByRole('checkbox', { name: /^Limes/ })).not.toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /^Gin/ })).toBeChecked();
    expect(dialog.getByText('1.4 l')).toBeVisible();
    expect(dialog.getByText('for Gimlet')).toBeVisible();
    fakeApi.answer(shoppingRoutes.change, { items: [{ ...limes, isTicked: true }, gin], added: [] });
    await user.click(dialog.getByRole('checkbox', { name: /^Limes/ }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^Limes/ })).toBeChecked());
    fakeApi.answer(shoppingRoutes.change, { items: [], added: [] });
    await user.click(dialog.getByRole('button', { name: 'Clear what is ticked' }));
    expect(await dialog.findByText('Nothing to buy.')).toBeVisible();
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { kind: 'ticked', lineId: limes.id, isTicked: true },
        { kind: 'cleared' },
      ]),
    );
  });

  it('shows a tick before the server answers, and takes it back when that refuses', async () => {
    const { dialog } = await open();
    const tick = await dialog.findByRole('checkbox', { name: /^Limes/ });
    fakeApi.refuse(shoppingRoutes.change, { status: 500 });
    const release = fakeApi.hold(shoppingRoutes.change);
    fireEvent.click(tick);
    expect(tick).toBeChecked();
    expect(await dialog.findByRole('checkbox', { name: /^Limes/, checked: true })).toBeVisible();
    release();
    expect(await screen.findByRole('alert', { name: "We couldn't change the shopping list" })).toBeVisible();
    expect(await dialog.findByRole('checkbox', { name: /^Limes/, checked: false })).toBeVisible();
  });

  it('is written by hand and from what runs low [BEYOND-207, BEYOND-208]', async () => {
    fakeApi.answer(shoppingRoutes.list, { items: [] });
    const { user, dialog } = await open();
    await user.type(await dialog.findByLabelText('What do you need?'), '6 limes{Enter}');
    expect(await dialog.findByRole('checkbox', { name: /^Limes/ })).toBeVisible();
    expect(dialog.getByLabelText('What do you need?')).toHaveValue('');
    fakeApi.answer(shoppingRoutes.change, { items: [limes], added: [] });
    await user.click(dialog.getByRole('button', { name: 'Add what runs low' }));
    expect(await screen.findByRole('status', { name: 'Nothing runs low on your bar.' })).toBeVisible();
    await waitFor(() => expect(sent()).toEqual([{ kind: 'written', text: '6 limes' }, { kind: 'low' }]));
  });

  it('puts what was bought on the bar with what it cost last time, and takes its line off [BEYOND-226, BEYOND-227]', async () => {
    fakeApi.answer(shoppingRoutes.list, { items: [gin] });
    fakeApi.answer(costRoutes.lastBought, {
      bottle: { size: 1000, unit: 'ml', price: { amount: 2450, currency: 'usd' } },
      currency: 'usd',
    });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Put Gin on the bar' }));
    const shelve = within(await screen.findByRole('dialog', { name: 'Put Gin on the bar' }));
    expect(await shelve.findByLabelText('Size')).toHaveValue('1000');
    expect(shelve.getByLabelText('Price')).toHaveValue('24.50');
    expect(shelve.getByLabelText('Currency')).toHaveValue('usd');
    expect(shelve.getByText('Last time: $24.50 for 1,000 ml.')).toBeVisible();
    fakeApi.answer(shoppingRoutes.change, { items: [], added: [] });
    await user.click(shelve.getByRole('button', { name: 'Add a bottle' }));
    expect(await screen.findByRole('status', { name: 'Gin stands on the bar.' })).toBeVisible();
    expect(await dialog.findByText('Nothing to buy.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(ledgerRoutes.write)).toMatchObject([
        {
          params: { id: first.id },
          body: {
            kind: 'bought',
            itemId: gin.itemId,
            size: 1000,
            level: 1000,
            price: { amount: 2450, currency: 'usd' },
          },
        },
      ]),
    );
    await waitFor(() => expect(sent()).toEqual([{ kind: 'removed', lineId: gin.id }]));
  });

  it('notes that what was bought is there, counted or not [BEYOND-226]', async () => {
    const six = { ...limes, isTicked: true };
    fakeApi.answer(shoppingRoutes.list, { items: [six] });
    fakeApi.answer(costRoutes.lastBought, { bottle: null, currency: 'gbp' });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Put Limes on the bar' }));
    const shelve = within(await screen.findByRole('dialog', { name: 'Put Limes on the bar' }));
    expect(await shelve.findByLabelText('Size')).toHaveValue('6');
    expect(shelve.getByLabelText('Measured in')).toHaveValue('piece');
    expect(shelve.getByLabelText('Price')).toHaveValue('');
    expect(shelve.getByLabelText('Currency')).toHaveValue('gbp');
    fakeApi.answer(shoppingRoutes.change, { items: [], added: [] });
    await user.click(shelve.getByRole('button', { name: 'Only note that it is there' }));
    expect(await dialog.findByText('Nothing to buy.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(ownBarRoutes.addItem)).toMatchObject([
        { params: { id: first.id, itemId: limes.itemId } },
      ]),
    );
    expect(fakeApi.received(ledgerRoutes.write)).toEqual([]);
  });

  it('goes into a calendar that reminds of it [BEYOND-226]', async () => {
    fakeApi.answer(shoppingRoutes.list, { items: [gin, limes] });
    const { user, dialog } = await open();
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:file';
    });
    await user.click(await dialog.findByText('Remind me to go shopping'));
    fireEvent.change(dialog.getByLabelText(/^When you go/), { target: { value: '2030-05-04T17:00' } });
    await user.click(dialog.getByRole('button', { name: 'Add to your calendar' }));
    const file = (await saved[0]?.text())?.replaceAll('\r\n ', '') ?? '';
    const begins = new Date('2030-05-04T17:00').toISOString().replace(/[-:]|\.\d+/g, '');
    expect(file).toContain(`DTSTART:${begins}\r\n`);
    expect(file).toContain(`SUMMARY:Shopping list of ${first.name}\r\n`);
    expect(file).toMatch(/DESCRIPTION:.*- Limes\\, 6/);
    expect(file).not.toContain('Gin');
    expect(file).toContain('TRIGGER:-PT0M');
  });

  it('is taken along as a text and on paper, without what is ticked [BEYOND-226]', async () => {
    const vermouth: ShoppingLine = { ...gin, id: first.id, name: 'Vermouth', amounts: [], isTicked: false };
    fakeApi.answer(shoppingRoutes.list, { items: [gin, limes, vermouth] });
    const { user, dialog } = await open();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(await dialog.findByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('status', { name: 'The list is copied.' })).toBeVisible();
    expect(copied).toHaveBeenCalledWith(
      `Shopping list of ${first.name}\n\nFruit & herbs\n- Limes, 6\n\nSpirits\n- Vermouth`,
    );
    copied.mockRejectedValueOnce(new Error('not allowed'));
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('alert', { name: "We couldn't copy the list" })).toBeVisible();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    const paper = screen.getByRole('heading', { level: 1, name: `Shopping list of ${first.name}` });
    expect(paper.parentElement).toHaveTextContent(/Fruit & herbsLimes6SpiritsVermouth$/);
  });

  it('is only read by a guest, and asked for again where it failed', async () => {
    fakeApi.answer(ownBarRoutes.list, { items: [{ ...first, role: 'guest' }] });
    fakeApi.refuse(shoppingRoutes.list, { status: 422 });
    const { user, dialog } = await open();
    expect(await dialog.findByText("We couldn't load the shopping list")).toBeVisible();
    fakeApi.answer(shoppingRoutes.list, { items: [limes] });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('checkbox', { name: /^Limes/ })).toBeDisabled();
    expect(dialog.queryByRole('button', { name: /^(Add(?! to your calendar)|Remove|Clear)/ })).toBeNull();
  });

  it('says so when a change fails, and takes what is proposed to buy', async () => {
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Plan a purchase' }));
    const [bottle] = exampleOf(purchaseRoutes.best).items;
    const add = await screen.findByRole('button', { name: `Add ${bottle?.name} to the shopping list` });
    fakeApi.refuse(shoppingRoutes.change, { status: 500 });
    await user.click(add);
    expect(await screen.findByRole('alert', { name: "We couldn't change the shopping list" })).toBeVisible();
    fakeApi.answer(shoppingRoutes.change, exampleOf(shoppingRoutes.change));
    await user.click(add);
    expect(await screen.findByRole('status', { name: '1 thing is on your shopping list.' })).toBeVisible();
    await waitFor(() => expect(sent().at(-1)).toEqual({ kind: 'item', itemId: bottle?.itemId }));
  });
});

describe('what recipes need beyond what stands on a bar', () => {
  const daiquiri = exampleOf(recipeRoutes.get);
  const button = { name: 'Add what is missing to the shopping list' };
  const rum = { name: 'White rum', amounts: [{ amount: 1200, unit: 'ml' as const }] };
  const cabin: BarSummary = {
    ...first,
    id: '01939c5e-6a00-7000-8000-0000000000c1',
    name: 'The cabin',
    isChosen: false,
  };
  const read: BarSummary = { ...cabin, id: limes.id, name: 'The club', role: 'guest' };

  it('goes from a recipe onto the list of one of several bars, and is said with its amounts [BEYOND-225]', async () => {
    fakeApi.answer(ownBarRoutes.list, { items: [first, cabin, read] });
    const { user, router } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', button));
    const dialog = within(await screen.findByRole('dialog', { name: 'Shopping for Daiquiri' }));
    const many = await dialog.findByLabelText('How many drinks?');
    expect(many).toHaveValue('1');
    expect(dialog.getByText('What your bar has enough of is not added.')).toBeVisible();
    await user.clear(many);
    await user.type(many, '0{Enter}');
    expect(await dialog.findByText('Enter a whole number from 1 to 200.')).toBeVisible();
    await user.type(many, '{Backspace}20');
    const choice = dialog.getByLabelText('For which bar?');
    expect(within(choice).queryByRole('option', { name: 'The club' })).toBeNull();
    await user.selectOptions(choice, 'The cabin');
    fakeApi.answer(shoppingRoutes.change, {
      items: [limes],
      added: [rum, { name: 'Limes', amounts: [{ amount: 6, unit: 'piece' }] }, { name: 'Mint', amounts: [] }],
    });
    await user.click(dialog.getByRole('button', { name: 'Add what is missing' }));
    expect(
      await dialog.findByText('Added to the list of The cabin: White rum 1.2 l, Limes 6, Mint.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(shoppingRoutes.change)).toMatchObject([
        { params: { id: cabin.id }, body: { kind: 'recipes', recipeIds: [daiquiri.id], servings: 20 } },
      ]),
    );
    await user.click(dialog.getByRole('link', { name: 'Open the shopping list' }));
    expect(await screen.findByRole('dialog', { name: 'Shopping list of The cabin' })).toBeVisible();
    expect(router.state.location.search).toEqual({ list: cabin.id });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('goes from a collection onto the list, and says so where nothing is missing or it failed [BEYOND-225]', async () => {
    const whole = exampleOf(collectionRoutes.get);
    const [one] = whole.recipes;
    if (!one) throw new Error('no example');
    fakeApi.answer(collectionRoutes.get, { ...whole, recipes: [one, { ...one, id: limes.id }] });
    const { user } = await renderApp(`/social-hub?tab=collections&collection=${whole.id}`);
    fakeApi.refuse(ownBarRoutes.list, { status: 422 });
    await user.click(await screen.findByRole('button', button));
    const dialog = within(await screen.findByRole('dialog', { name: `Shopping for ${whole.name}` }));
    expect(await dialog.findByText("We couldn't load your bars")).toBeVisible();
    fakeApi.answer(ownBarRoutes.list, { items: [first] });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByLabelText('How many of each drink?')).toHaveValue('1');
    expect(dialog.queryByLabelText('For which bar?')).toBeNull();
    fakeApi.refuse(shoppingRoutes.change, { status: 500 });
    const add = dialog.getByRole('button', { name: 'Add what is missing' });
    await user.click(add);
    expect(await screen.findByRole('alert', { name: "We couldn't change the shopping list" })).toBeVisible();
    fakeApi.answer(shoppingRoutes.change, { items: [], added: [] });
    await user.click(add);
    expect(
      await dialog.findByText(`Nothing to add. Everything stands on ${first.name} or on its list.`),
    ).toBeVisible();
    await waitFor(() =>
      expect(sent().at(-1)).toEqual({ kind: 'recipes', recipeIds: [one.id, limes.id], servings: 1 }),
    );
  });

  it('is not offered to whoever has no bar yet [BEYOND-225]', async () => {
    await asMember(withoutAccess);
    await renderApp('/recipes/daiquiri');
    // They arrive together.
    await screen.findByRole('region', { name: 'Your notes' });
    expect(screen.queryByRole('button', button)).toBeNull();
  });
});
