import {
  type BarSummary,
  menuRoutes,
  ownBarRoutes,
  type Tab,
  type Ticket,
  tableRoutes,
  tabRoutes,
  ticketRoutes,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
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
    await waitFor(() =>
      expect(fakeApi.received(ticketRoutes.move)).toMatchObject([
        { body: { ticketIds: [ticket.id, harry.id], from: 'waiting', to: 'begun' } },
      ]),
    );
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

  it('say each second how long they take, and which are late, by the clock of the server [BEYOND-258]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const placed = (n: number, placedAt: string, more: Partial<Ticket>): Ticket => ({
      ...ticket,
      id: id(n),
      recipeId: id(n),
      placedAt: `2026-01-01T${placedAt}.000Z`,
      ...more,
    });
    const items = [
      placed(61, '20:05:00', {}),
      placed(62, '20:03:00', { state: 'begun', begunAt: '2026-01-01T20:07:00.000Z' }),
      placed(63, '19:00:00', { state: 'ready', readyAt: '2026-01-01T20:05:40.000Z' }),
    ];
    const aheadMs = Date.parse('2026-01-01T20:10:00.000Z') - Date.now();
    fakeApi.answer(ticketRoutes.list, () => ({ items, now: new Date(Date.now() + aheadMs).toISOString() }));
    await renderApp('/inventory/queue');
    const lineIn = async (state: string) =>
      within(await screen.findByRole('region', { name: state }))
        .getByText('Ada, By the window')
        .closest('li') as HTMLElement;
    const waits = await lineIn('To make');
    const [made, stands] = [await lineIn('In the making'), await lineIn('Ready')];
    expect(within(waits).getByText(/^Ordered 5:\d\d ago$/)).toHaveAttribute('aria-hidden', 'true');
    expect(within(waits).getByText('Ordered 5 minutes ago')).toBeVisible();
    expect(within(made).getByText(/^Ordered 7:\d\d ago$/)).toBeVisible();
    expect(within(made).getByText(/^In the making 3:\d\d$/)).toBeVisible();
    expect(screen.queryByText(/Late$/)).not.toBeInTheDocument();
    const heard = screen.getByText('', { selector: '[role=status]' });
    // The test may take its time as well: nothing here is due within half a minute.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(within(stands).getByText(/^Ready for 5:\d\d$/)).toBeVisible();
    expect(stands).toHaveTextContent('Late');
    expect(heard).toHaveTextContent('1 order is late');
    await vi.advanceTimersByTimeAsync(65_000);
    expect(within(made).getByText('In the making 5 minutes')).toBeVisible();
    expect(heard).toHaveTextContent('2 orders are late');
  });

  it('are taken at tables whose codes are made and printed, while ordering is open [BEYOND-248]', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
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

  it('come to a tab for each table, which is closed with a tip, corrected, opened again and saved [BEYOND-252]', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    const [tab] = exampleOf(tabRoutes.list).items as [Tab];
    const [{ lines, ...ada }] = tab.guests as [Tab['guests'][number]];
    const [line] = lines as [(typeof lines)[number]];
    const closed: Tab = {
      ...tab,
      id: id(71),
      table: '=The corner',
      closedAt: '2026-01-01T22:00:00.000Z',
      tip: { amount: 150, currency: 'eur' },
    };
    const onTheWay: Tab = {
      ...tab,
      id: id(72),
      table: 'Outside',
      open: 1,
      unpriced: 1,
      guests: [{ ...ada, lines: [line, { ...line, id: id(73), price: null, isOpen: true }] }],
    };
    fakeApi.answer(tabRoutes.list, { items: [tab, closed, onTheWay] });
    const { user } = await renderApp('/inventory/queue');
    const window = within(await screen.findByRole('article', { name: 'By the window' }));
    expect(window.getByRole('row', { name: 'Daiquiri €12.00' })).toBeVisible();
    await user.click(window.getByRole('button', { name: 'Close the tab of By the window' }));
    await user.type(window.getByRole('textbox', { name: 'Tip in EUR, if there was one' }), 'much');
    await user.click(window.getByRole('button', { name: 'Close it' }));
    expect(window.getByText('Enter an amount, for example 2.50.')).toBeVisible();
    await user.clear(window.getByRole('textbox'));
    await user.type(window.getByRole('textbox'), '2,5');
    await user.click(window.getByRole('button', { name: 'Close it' }));
    const outside = within(screen.getByRole('article', { name: 'Outside' }));
    expect(outside.getByRole('row', { name: 'Daiquiri not served yet no price' })).toBeVisible();
    expect(outside.getByText('1 drink has no price.')).toBeVisible();
    expect(outside.getByRole('button', { name: 'Close the tab of Outside' })).toBeDisabled();
    const corner = within(screen.getByRole('article', { name: '=The corner' }));
    await user.click(corner.getByRole('button', { name: 'Change the tip of =The corner' }));
    expect(corner.getByRole('textbox')).toHaveValue('1.50');
    await user.click(corner.getByRole('button', { name: 'Not now' }));
    await user.click(corner.getByRole('button', { name: 'Open the tab of =The corner again' }));
    await vi.waitFor(() => {
      expect(fakeApi.received(tabRoutes.close)).toMatchObject([
        { params: { tabId: tab.id }, body: { tip: { amount: 250, currency: 'eur' } } },
      ]);
      expect(fakeApi.received(tabRoutes.reopen)).toMatchObject([{ params: { tabId: closed.id } }]);
    });
    await user.click(screen.getByRole('button', { name: 'Save the tabs as CSV' }));
    const opened = tab.openedAt;
    expect((await files[0]?.text())?.split('\r\n')).toEqual([
      'table,opened_at,closed_at,guest,what,state,at,price,currency',
      `By the window,${opened},,Ada,Daiquiri,served,${line.placedAt},12.00,EUR`,
      `'=The corner,${opened},${closed.closedAt},Ada,Daiquiri,served,${line.placedAt},12.00,EUR`,
      `'=The corner,${opened},${closed.closedAt},,tip,,,1.50,EUR`,
      `Outside,${opened},,Ada,Daiquiri,served,${line.placedAt},12.00,EUR`,
      `Outside,${opened},,Ada,Daiquiri,open,${line.placedAt},,`,
      '',
    ]);
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
