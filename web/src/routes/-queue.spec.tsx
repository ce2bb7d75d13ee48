import {
  type BarSummary,
  menuRoutes,
  ownBarRoutes,
  type Ticket,
  tableRoutes,
  ticketRoutes,
} from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [first] = exampleOf(ownBarRoutes.list).items as [BarSummary];
const [ticket] = exampleOf(ticketRoutes.list).items as [Ticket];
const id = (n: number) => `01939c5e-6a00-7000-8000-${String(n).padStart(12, '0')}`;
const harry: Ticket = {
  ...ticket,
  id: id(61),
  guest: 'Harry',
  note: 'No ice',
  allergies: ['egg', 'nuts'],
  warnings: ['egg'],
};

beforeEach(() => asMember());

describe('orders at the bar [BEYOND-251]', () => {
  it('are grouped by drink with the amounts for all of them, and begun together', async () => {
    fakeApi.answer(ticketRoutes.list, { items: [ticket, harry] });
    fakeApi.answer(ticketRoutes.move, { moved: [ticket.id] });
    const { user } = await renderApp('/inventory/queue');
    const toMake = within(await screen.findByRole('region', { name: 'To make' }));
    expect(toMake.getByRole('heading', { name: '2 × Daiquiri' })).toBeVisible();
    expect(
      within(toMake.getByRole('list', { name: 'Amounts for 2 × Daiquiri' })).getByRole('listitem'),
    ).toHaveTextContent('120 ml White rum');
    expect(toMake.getByText('Allergic to egg, nuts. Contains egg, the guest knows')).toBeVisible();
    await user.click(toMake.getByRole('button', { name: 'Begin all 2' }));
    expect(await screen.findByText('Somebody else was faster.')).toBeVisible();
    expect(fakeApi.received(ticketRoutes.move)).toMatchObject([
      { body: { ticketIds: [ticket.id, harry.id], from: 'waiting', to: 'begun' } },
    ]);
  });

  it('are finished, put back, refused with a reason and banned one by one', async () => {
    fakeApi.answer(ticketRoutes.list, {
      items: [
        harry,
        { ...ticket, state: 'begun' },
        { ...ticket, id: id(62), guest: 'Grace', state: 'ready' },
      ],
    });
    const { user } = await renderApp('/inventory/queue');
    await user.click(await screen.findByRole('button', { name: 'Daiquiri for Ada is ready' }));
    await user.click(screen.getByRole('button', { name: 'Daiquiri for Grace is not ready' }));
    await user.click(screen.getByRole('button', { name: 'Take no more orders of Harry' }));
    await user.click(screen.getByRole('button', { name: 'Daiquiri for Harry cannot be made' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why can Daiquiri not be made?' }));
    await user.type(dialog.getByRole('textbox'), 'out of limes');
    await user.click(dialog.getByRole('button', { name: 'Tell the guest' }));
    await vi.waitFor(() => {
      expect(fakeApi.received(ticketRoutes.move)).toMatchObject([
        { body: { from: 'begun', to: 'ready' } },
        { body: { from: 'ready', to: 'begun' } },
        { body: { from: 'waiting', to: 'refused', reason: 'out of limes' } },
      ]);
      expect(fakeApi.received(ticketRoutes.ban)).toMatchObject([{ params: { ticketId: harry.id } }]);
    });
  });

  it('are taken at tables whose codes are made and printed, while ordering is open [BEYOND-248]', async () => {
    const print = vi.fn();
    window.print = print;
    const { user } = await renderApp('/inventory/queue');
    await user.click(await screen.findByRole('switch', { name: 'Guests can order' }));
    await user.click(await screen.findByText('Tables and codes'));
    await user.type(await screen.findByRole('textbox', { name: 'Name of a table' }), 'The corner');
    await user.click(screen.getByRole('button', { name: 'Add the table' }));
    await user.click(await screen.findByRole('button', { name: 'Make a code for By the window' }));
    expect(await screen.findByAltText('QR code of By the window')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print the codes' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Remove By the window' }));
    await vi.waitFor(() => {
      expect(fakeApi.received(tableRoutes.setOpen)).toMatchObject([{ body: { isOpen: false } }]);
      expect(fakeApi.received(tableRoutes.set)).toMatchObject([{ body: { name: 'The corner' } }]);
      expect(fakeApi.received(tableRoutes.remove)).toHaveLength(1);
    });
  });

  it('may be none, may not come, and are not for guests of the bar', async () => {
    fakeApi.refuse(ticketRoutes.list, { status: 422 });
    fakeApi.answer(menuRoutes.list, { items: [] });
    const { user } = await renderApp('/inventory/queue');
    await screen.findByText("We couldn't load the orders");
    fakeApi.answer(ticketRoutes.list, { items: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No orders' })).toBeVisible();
    await user.click(screen.getByText('Tables and codes'));
    expect(screen.getByText('Publish a menu in My Bar first: a code leads to it.')).toBeVisible();
  });

  it('are not shown to a guest of the bar', async () => {
    fakeApi.answer(ownBarRoutes.list, { items: [{ ...first, role: 'guest' }] });
    await renderApp('/inventory/queue');
    expect(
      await screen.findByText('You are a guest at this bar: its owner and bartenders see the orders.'),
    ).toBeVisible();
    expect(fakeApi.received(ticketRoutes.list)).toEqual([]);
  });
});
