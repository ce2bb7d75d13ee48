import { type BarSummary, type Evening, eveningRoutes, ownBarRoutes } from '@barspoon/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [first] = exampleOf(ownBarRoutes.list).items as [BarSummary];
const example = exampleOf(eveningRoutes.read);
const [daiquiri] = example.drinks as [Evening['drinks'][number]];
const eur = (amount: number) => ({ amount, currency: 'eur' });
const drink = (name: string, more: Partial<Evening['drinks'][number]>) => ({
  ...daiquiri,
  drink: name,
  ...more,
});

beforeEach(() => asMember());

describe("an evening's end [BEYOND-253]", () => {
  it('shows what was ordered, what it cost and brought, the waits and what ran out', async () => {
    fakeApi.answer(eveningRoutes.read, { ...example, isCostPartial: true, unpriced: 1, open: 1 });
    await renderApp('/inventory/evening');
    expect(await screen.findByRole('heading', { name: 'At a glance' })).toBeVisible();
    const figure = (name: string) =>
      screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(['Sales', 'Tips', 'Median wait', '9 in 10 waited at most', 'On the way'].map(figure)).toEqual([
      '€24.00',
      '€2.00',
      '4 min',
      '7 min',
      '1',
    ]);
    expect(figure('Cost of pours')).toBe('At least €4.12');
    expect(screen.getByText('1 drink was served without a price.')).toBeVisible();
    expect(
      screen.getByRole('img', { name: /^Drinks ordered by quarter hour: 3 at most, at / }),
    ).toBeVisible();
    expect(screen.getByText('Daiquiri: an order took the last of it')).toBeVisible();
    expect(screen.getByText('Daiquiri: out of limes')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'By quarter hour', hidden: true })).getAllByRole(
      'row',
      {
        hidden: true,
      },
    );
    expect(rows.slice(1).map((row) => row.textContent?.replace(/.*M/, ''))).toEqual(['3110', '0100']);
  });

  it('classes the drinks of the menu, and none without a cost or a price [BEYOND-254]', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    fakeApi.answer(eveningRoutes.read, {
      ...example,
      served: 20,
      popularFrom: 0.14,
      profitableFrom: [eur(600)],
      drinks: [
        drink('Daiquiri', { served: 9, margin: eur(994), class: 'star' }),
        drink('Highball', { served: 7, margin: eur(300), class: 'plowhorse' }),
        drink('=Sazerac', { served: 1, margin: eur(1100), class: 'puzzle' }),
        drink('Grog', { served: 1, margin: eur(-20), class: 'dog' }),
        drink('Punch', { served: 2, margin: null, class: null, isCostPartial: true }),
      ],
    });
    const { user } = await renderApp('/inventory/evening');
    const table = within(await screen.findByRole('table', { name: 'The drinks of the menu' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(4)
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['€9.94', 'Star', 'Keep it as it is, and where it is seen first.'],
      [
        '€3.00',
        'Plowhorse',
        'Guests love it, but it leaves little: raise its price a little, or make it cheaper to pour.',
      ],
      [
        '€11.00',
        'Puzzle',
        'It leaves much, but few order it: move it up, rename it, or have it recommended.',
      ],
      [
        '-€0.20',
        'Dog',
        'Few order it and it leaves little: take it off the menu, or make something else of it.',
      ],
      ['', '', 'Not classed: its price or its cost is not known.'],
    ]);
    expect(
      screen.getByRole('img', { name: '4 drinks by their share of all drinks served and by their margin' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect((await files[0]?.text())?.split('\r\n').slice(0, 4)).toEqual([
      'drink,ordered,served,refused,cancelled,brought,cost,cost_is_at_least,margin_of_one,class',
      'Daiquiri,3,9,1,0,24.00 EUR,4.12 EUR,,9.94 EUR,star',
      'Highball,3,7,1,0,24.00 EUR,4.12 EUR,,3.00 EUR,plowhorse',
      "'=Sazerac,3,1,1,0,24.00 EUR,4.12 EUR,,11.00 EUR,puzzle",
    ]);
  });

  it('is of this evening, of which nights are a part, or of a span that is chosen', async () => {
    vi.useFakeTimers({ now: new Date(2026, 4, 3, 2, 30), toFake: ['Date'] });
    await renderApp('/inventory/evening');
    await screen.findByRole('heading', { name: 'At a glance' });
    const from = screen.getByLabelText('Evening of');
    expect(from).toHaveValue('2026-05-02');
    fireEvent.change(from, { target: { value: '2026-04-30' } });
    const to = screen.getByLabelText('Until the evening of');
    expect(to).toHaveValue('2026-04-30');
    fireEvent.change(to, { target: { value: '2026-05-02' } });
    const momentOf = (month: number, day: number) => new Date(2026, month, day, 6).toISOString();
    await vi.waitFor(() =>
      expect(fakeApi.received(eveningRoutes.read)).toMatchObject([
        { query: { from: momentOf(4, 2), to: momentOf(4, 3) } },
        { query: { from: momentOf(3, 30), to: momentOf(4, 1) } },
        { query: { from: momentOf(3, 30), to: momentOf(4, 3) } },
      ]),
    );
    fireEvent.change(to, { target: { value: '2026-04-29' } });
    expect(
      await screen.findByText('Choose an end that is not before the beginning, and 31 evenings at most.'),
    ).toBeVisible();
  });

  it('may be empty, may not come, and is not for guests of the bar', async () => {
    fakeApi.refuse(eveningRoutes.read, { status: 422 });
    const { user } = await renderApp('/inventory/evening');
    await screen.findByText("We couldn't load the evening");
    fakeApi.answer(eveningRoutes.read, { ...example, ordered: 0, served: 0, drinks: [], quarters: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nothing was ordered' })).toBeVisible();
  });

  it('is not shown to a guest of the bar', async () => {
    fakeApi.answer(ownBarRoutes.list, { items: [{ ...first, role: 'guest' }] });
    await renderApp('/inventory/evening');
    expect(
      await screen.findByText(
        'You are a guest at this bar: its owner and bartenders see what an evening came to.',
      ),
    ).toBeVisible();
    expect(fakeApi.received(eveningRoutes.read)).toEqual([]);
  });
});
