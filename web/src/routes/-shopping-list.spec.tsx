import {
  type BarSummary,
  ownBarRoutes,
  purchaseRoutes,
  type ShoppingLine,
  shoppingRoutes,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

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
    fakeApi.answer(shoppingRoutes.change, { items: [{ ...limes, isTicked: true }, gin], added: 0 });
    await user.click(dialog.getByRole('checkbox', { name: /^Limes/ }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^Limes/ })).toBeChecked());
    fakeApi.answer(shoppingRoutes.change, { items: [], added: 0 });
    await user.click(dialog.getByRole('button', { name: 'Clear what is ticked' }));
    expect(await dialog.findByText('Nothing to buy.')).toBeVisible();
    expect(sent()).toEqual([{ kind: 'ticked', lineId: limes.id, isTicked: true }, { kind: 'cleared' }]);
  });

  it('shows a tick before the server answers, and takes it back when that refuses', async () => {
    const { user, dialog } = await open();
    const tick = await dialog.findByRole('checkbox', { name: /^Limes/ });
    fakeApi.refuse(shoppingRoutes.change, { status: 500 });
    const release = fakeApi.hold(shoppingRoutes.change);
    await user.click(tick);
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
    fakeApi.answer(shoppingRoutes.change, { items: [limes], added: 0 });
    await user.click(dialog.getByRole('button', { name: 'Add what runs low' }));
    expect(await screen.findByRole('status', { name: 'Nothing runs low on your bar.' })).toBeVisible();
    expect(sent()).toEqual([{ kind: 'written', text: '6 limes' }, { kind: 'low' }]);
  });

  it('puts what was bought on the bar, and takes its line off', async () => {
    fakeApi.answer(shoppingRoutes.list, { items: [gin] });
    fakeApi.answer(shoppingRoutes.change, { items: [], added: 0 });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Put Gin on the bar' }));
    expect(await dialog.findByText('Nothing to buy.')).toBeVisible();
    expect(sent()).toEqual([{ kind: 'removed', lineId: gin.id }]);
  });

  it('is only read by a guest, and asked for again where it failed', async () => {
    fakeApi.answer(ownBarRoutes.list, { items: [{ ...first, role: 'guest' }] });
    fakeApi.refuse(shoppingRoutes.list, { status: 422 });
    const { user, dialog } = await open();
    expect(await dialog.findByText("We couldn't load the shopping list")).toBeVisible();
    fakeApi.answer(shoppingRoutes.list, { items: [limes] });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('checkbox', { name: /^Limes/ })).toBeDisabled();
    expect(dialog.queryByRole('button', { name: /^(Add|Remove|Clear)/ })).toBeNull();
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
    expect(sent().at(-1)).toEqual({ kind: 'item', itemId: bottle?.itemId });
  });
});
