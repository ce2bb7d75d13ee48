import { purchaseRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

beforeEach(() => asMember());

describe('what to buy [BEYOND-214]', () => {
  const open = async () => {
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Plan a purchase' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'What to buy' })) };
  };
  const lastAsked = () => fakeApi.received(purchaseRoutes.best).at(-1);

  it('is said with what each bottle is for, and proposed anew without one', async () => {
    const { user, dialog } = await open();
    expect(await dialog.findByText('1 new drink · 1 that you like · about €2.50')).toBeVisible();
    expect(dialog.getByText(/^1 of them needs it:/)).toHaveTextContent('1 of them needs it: Daiquiri');
    await waitFor(() =>
      expect(lastAsked()).toEqual({ body: { bottles: 2, allBars: false, without: [], budget: null } }),
    );
    await user.click(dialog.getByRole('button', { name: 'Not Lime Juice' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ body: { without: ['Lime Juice'] } }));
    await user.click(dialog.getByRole('button', { name: 'Propose Lime Juice again' }));
    await waitFor(() => expect(dialog.queryByRole('group', { name: 'Left out' })).toBeNull());
  });

  it('is within a budget, which has to be a price', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('switch', { name: 'Within a budget' }));
    const budget = dialog.getByLabelText('Budget');
    await user.clear(budget);
    await user.type(budget, 'thirty');
    expect(dialog.getByText('Enter a price, for example 30')).toBeVisible();
    await user.clear(budget);
    await user.type(budget, '30');
    const wish = { body: { budget: { amount: 3000, typical: 2500, currency: 'eur' } } };
    await waitFor(() => expect(lastAsked()).toMatchObject(wish));
    expect(await dialog.findByText('You paid €2.50')).toBeVisible();
  });

  it('says when there is nothing, and when tastes are unknown', async () => {
    const example = exampleOf(purchaseRoutes.best);
    fakeApi.answer(purchaseRoutes.best, { ...example, items: [], makes: 0, liked: 0, cost: null });
    const first = await open();
    expect(await first.dialog.findByText('No new drinks within this.')).toBeVisible();
    fakeApi.answer(purchaseRoutes.best, { ...example, knowsTaste: false });
    await first.user.selectOptions(first.dialog.getByLabelText('Bottles at most'), '3');
    expect(await first.dialog.findByText(/^What you like couldn't be asked for/)).toBeVisible();
  });

  it('can be asked for again when it could not be worked out', async () => {
    fakeApi.refuse(purchaseRoutes.best, { status: 503 });
    const { user, dialog } = await open();
    expect(
      await dialog.findByText("We couldn't work out what to buy", undefined, { timeout: 10_000 }),
    ).toBeVisible();
    fakeApi.answer(purchaseRoutes.best, exampleOf(purchaseRoutes.best));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('heading', { name: 'Lime Juice' })).toBeVisible();
  });
});
