import {
  type BarCount,
  type BarSummary,
  countRoutes,
  ledgerRoutes,
  ownBarRoutes,
  type SheetBottle,
  type Variance,
} from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [first] = exampleOf(ownBarRoutes.list).items as [BarSummary];
const id = (n: number) => `01939c5e-6a00-7000-8000-${String(n).padStart(12, '0')}`;
const [gin] = exampleOf(countRoutes.sheet).items as [SheetBottle];
const bottle = (n: number, more: Partial<SheetBottle> = {}): SheetBottle => ({
  ...gin,
  bottleId: id(n),
  name: `Bottle ${n}`,
  ...more,
});
const three = [
  bottle(1),
  bottle(2, { level: null, isNew: true }),
  bottle(3, { name: 'Limes', unit: 'piece', size: 6, level: 4 }),
];

beforeEach(() => asMember());

describe('counting a bar [BEYOND-234]', () => {
  const open = async () => {
    const { user, unmount } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Count' }));
    return {
      user,
      unmount,
      dialog: within(await screen.findByRole('dialog', { name: `Count of ${first.name}` })),
    };
  };
  const press = async (dialog: ReturnType<typeof within>, name: string) =>
    fireEvent.click(await dialog.findByRole('button', { name }));

  it('takes one press for each of 100 bottles, and records them in their order', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => bottle(index + 1));
    fakeApi.answer(countRoutes.sheet, { items: hundred });
    const { dialog } = await open();
    await press(dialog, 'Count 100 bottles');
    for (const [index, { name }] of hundred.entries()) {
      expect(dialog.getByRole('heading', { name })).toBeVisible();
      expect(dialog.getByText(`${index + 1} of 100`)).toBeVisible();
      fireEvent.click(dialog.getByRole('button', { name: index % 2 ? 'As before: 640 ml' : '5/10' }));
    }
    expect(dialog.getByText('100 bottles counted · 50 changed')).toBeVisible();
    expect(fakeApi.received(countRoutes.record)).toEqual([]);
    await press(dialog, 'Record the count');
    await dialog.findByText(/^The count is recorded/);
    await waitFor(() =>
      expect(fakeApi.received(countRoutes.record)).toMatchObject([
        {
          params: { id: first.id },
          body: {
            lines: hundred.map(({ bottleId }, index) => ({ bottleId, level: index % 2 ? 640 : 350 })),
          },
        },
      ]),
    );
    expect(localStorage.getItem(`draft.count.${first.id}`)).toBeNull();
  });

  it('goes back, passes over, and is still there after a reload with the same id', async () => {
    fakeApi.answer(countRoutes.sheet, { items: three });
    const before = await open();
    await press(before.dialog, 'Count 3 bottles');
    expect(before.dialog.getByText('700 ml · 640 ml until now')).toBeVisible();
    expect(before.dialog.getByRole('button', { name: 'Back' })).toBeDisabled();
    await press(before.dialog, 'Empty');
    expect(before.dialog.getByText('700 ml · never counted · new since the last count')).toBeVisible();
    await press(before.dialog, 'Back');
    await press(before.dialog, '1/10');
    await press(before.dialog, 'Skip');
    before.unmount();

    const { dialog } = await open();
    await press(dialog, 'Resume: 2 of 3 counted');
    expect(dialog.getByRole('heading', { name: 'Limes' })).toBeVisible();
    await press(dialog, '6');
    expect(dialog.getByText('2 bottles counted · 2 changed · 1 skipped')).toBeVisible();
    await press(dialog, 'Count Limes, 4 pieces → 6 pieces again');
    await press(dialog, '5');
    fakeApi.refuse(countRoutes.record, { status: 503 });
    await press(dialog, 'Record the count');
    await screen.findByText(/It is kept on this device/);
    fakeApi.answer(countRoutes.record, exampleOf(countRoutes.record));
    await press(dialog, 'Record the count');
    await dialog.findByText('The count is recorded: 1 bottle.');
    const sent = fakeApi.received(countRoutes.record) as { params: { countId: string }; body: object }[];
    expect(new Set(sent.map(({ params }) => params.countId)).size).toBe(1);
    expect(sent[1]?.body).toEqual({
      lines: [
        { bottleId: id(1), level: 70 },
        { bottleId: id(2), level: null },
        { bottleId: id(3), level: 5 },
      ],
    });
    await press(dialog, 'Undo the whole count');
    await screen.findByText('Undone. Every level is as it was before.');
    await waitFor(() =>
      expect(fakeApi.received(ledgerRoutes.write)).toMatchObject([
        { body: { kind: 'undone', entryId: sent[0]?.params.countId } },
      ]),
    );
  });

  it('asks in another order, by keyboard or by dragging', async () => {
    fakeApi.answer(countRoutes.sheet, { items: three });
    const { user, dialog } = await open();
    await user.click(await dialog.findByText('Change the order'));
    const names = () =>
      within(dialog.getByRole('list', { name: 'The order of the bottles' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await user.click(dialog.getByRole('button', { name: 'Move Limes up' }));
    expect(names()).toEqual(['Bottle 1', 'Limes', 'Bottle 2']);
    expect(dialog.getByText('Limes is number 2 of 3 now.')).toBeInTheDocument();
    const [one, , last] = within(dialog.getByRole('list', { name: 'The order of the bottles' })).getAllByRole(
      'listitem',
    );
    fireEvent.dragStart(last as HTMLElement);
    fireEvent.drop(one as HTMLElement);
    expect(names()).toEqual(['Bottle 2', 'Bottle 1', 'Limes']);
    await press(dialog, 'Count 3 bottles');
    expect(dialog.getByRole('heading', { name: 'Bottle 2' })).toBeVisible();
  });

  it('types what has many pieces, and is thrown away where somebody wants that', async () => {
    fakeApi.answer(countRoutes.sheet, { items: [bottle(1, { unit: 'piece', size: 48, level: 20 })] });
    const { user, dialog } = await open();
    await press(dialog, 'Count 1 bottle');
    const field = dialog.getByRole('spinbutton', { name: 'How many are left?' });
    await user.clear(field);
    await user.type(field, '17{Enter}');
    expect(dialog.getByText('1 bottle counted · 1 changed')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Count' }));
    await user.click(await screen.findByRole('button', { name: 'Discard this count' }));
    expect(await screen.findByRole('button', { name: 'Count 1 bottle' })).toBeVisible();
  });

  it('says where there is nothing to count, and asks again where that is not known', async () => {
    fakeApi.refuse(countRoutes.sheet, { status: 422 });
    const { dialog } = await open();
    await dialog.findByText("We couldn't load the bottles to count");
    fakeApi.answer(countRoutes.sheet, { items: [] });
    await press(dialog, 'Try again');
    expect(await dialog.findByText('Nothing to count yet')).toBeVisible();
  });

  it('is only looked at by a guest', async () => {
    fakeApi.answer(ownBarRoutes.list, { items: [{ ...first, role: 'guest' }] });
    const { dialog } = await open();
    expect(await dialog.findByRole('heading', { name: 'Counts so far' })).toBeVisible();
    expect(dialog.getByText(/^You are a guest here/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Count |Undo/ })).toBeNull();
  });

  it('stands in the history as one line', async () => {
    const [made] = exampleOf(ledgerRoutes.list).items;
    fakeApi.answer(ledgerRoutes.list, {
      items: [
        { ...made!, kind: 'counted', recipe: null, servings: null, lines: [], cost: null, counted: 96 },
      ],
      nextCursor: null,
    });
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'History' }));
    expect(await screen.findByRole('heading', { name: 'Bar counted: 96 bottles' })).toBeVisible();
  });
});

describe('what went between two counts [BEYOND-235]', () => {
  const example = exampleOf(countRoutes.variance);
  const [item] = example.items as [Variance['items'][number]];
  const open = async () => {
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Count' }));
    await user.click(await screen.findByRole('button', { name: 'What was used between two counts' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: `Count of ${first.name}` })) };
  };

  it('is said in a sentence, a table and a file that no spreadsheet runs', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    const [one] = item.bottles as [(typeof item.bottles)[number]];
    fakeApi.answer(countRoutes.variance, {
      ...example,
      items: [
        {
          ...item,
          name: '=Gin',
          used: 2870,
          unexplained: 350,
          inBottles: { used: 4.1, explained: 3.6, unexplained: 0.5 },
          cost: [{ amount: 1200, currency: 'eur' }],
          bottles: [one, { ...one, bottleId: id(9), isGone: true }],
        },
        {
          ...item,
          itemId: id(8),
          name: 'Limes',
          unit: 'piece',
          used: 10,
          unexplained: -2,
          inBottles: { used: 0.2, explained: 0.24, unexplained: -0.04 },
          cost: [],
        },
      ],
      cost: [{ amount: 1200, currency: 'eur' }],
      isPartial: true,
      uncounted: ['Campari'],
    });
    const { user, dialog } = await open();
    expect(await dialog.findByText('Unexplained: €12.00, and bottles without a price')).toBeVisible();
    expect(dialog.getByText('4.1 bottles used, entries explain 3.6: 0.5 unexplained, €12.00')).toBeVisible();
    expect(
      dialog.getByText('10 pieces used, entries explain 12 pieces: 2 pieces more than there should be'),
    ).toBeVisible();
    await user.click(dialog.getByText('All figures'));
    const table = within(dialog.getByRole('table', { name: 'What was used, by item' }));
    expect(table.getByRole('rowheader', { name: '=Gin' })).toBeVisible();
    expect(table.getByRole('rowheader', { name: 'Bottle of 700 ml, taken away' })).toBeVisible();
    expect(table.getByRole('cell', { name: '2,870 ml' })).toBeVisible();
    expect(dialog.getByText(/^Not compared, .*: Campari\.$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save as CSV' }));
    const text = await files[0]?.text();
    expect(text?.split('\r\n')).toEqual([
      'item,unit,bottle_size,before,after,used,made,spilled,given,unexplained,unexplained_bottles,unexplained_cost',
      "'=Gin,ml,,,,2870,300,30,0,350,0.5,12.00 EUR",
      "'=Gin,ml,700,640,220,420,300,30,0,90,0.13,",
      "'=Gin,ml,700,640,220,420,300,30,0,90,0.13,",
      'Limes,piece,,,,10,300,30,0,-2,-0.04,',
      'Limes,piece,700,640,220,420,300,30,0,90,0.13,',
      '',
    ]);
  });

  it('compares the counts that are chosen', async () => {
    const third: BarCount = { ...example.to, id: id(77), at: '2026-01-15T10:00:00.000Z' };
    fakeApi.answer(countRoutes.list, { items: [third, example.to, example.from], nextCursor: null });
    const { user, dialog } = await open();
    await dialog.findByText('Unexplained: €2.44');
    await user.selectOptions(dialog.getByLabelText('To'), third.id);
    await vi.waitFor(() =>
      expect(fakeApi.received(countRoutes.variance).at(-1)).toMatchObject({
        query: { from: example.from.id, to: third.id },
      }),
    );
  });

  it('is nothing where everything is explained, and says why it cannot be shown', async () => {
    fakeApi.refuse(countRoutes.variance, { status: 409, detail: 'Count this bar twice.' });
    const { user, dialog } = await open();
    expect(await dialog.findByText('Count this bar twice.')).toBeVisible();
    fakeApi.answer(countRoutes.variance, { ...example, items: [], cost: [] });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('No bottle is in both counts.')).toBeVisible();
    expect(dialog.getByText('Everything that was used is explained.')).toBeVisible();
  });
});
