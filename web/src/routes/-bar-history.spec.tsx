import { type BarEntry, type BarSummary, ledgerRoutes, ownBarRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [first] = exampleOf(ownBarRoutes.list).items as [BarSummary];
const id = (n: number) => `01939c5e-6a00-7000-8000-${String(n).padStart(12, '0')}`;

beforeEach(() => asMember());

describe('the history of a bar [BEYOND-212]', () => {
  const [made] = exampleOf(ledgerRoutes.list).items as [BarEntry];
  const [gin] = made.lines as [BarEntry['lines'][number]];
  const entry = (n: number, more: Partial<BarEntry>): BarEntry => ({
    ...made,
    id: id(900 + n),
    recipe: null,
    servings: null,
    ...more,
  });
  const open = async () => {
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'History' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: `History of ${first.name}` })) };
  };

  it('says what happened to menus, without a way back [BEYOND-259]', async () => {
    const menu = { id: id(1), name: 'Winter', slug: 'winter', number: 2, isPlanned: false };
    const bare = { lines: [], cost: null };
    fakeApi.answer(ledgerRoutes.list, {
      items: [
        entry(1, {
          ...bare,
          kind: 'menuWithdrawn',
          by: null,
          menu: { ...menu, number: null, isPlanned: true },
        }),
        entry(2, { ...bare, kind: 'menuRestored', menu: { ...menu, number: 1 } }),
        entry(3, { ...bare, kind: 'menuPublished', by: null, menu }),
      ],
      nextCursor: null,
    });
    const { dialog } = await open();
    const lines = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines).toEqual([
      expect.stringMatching(/^Page of the menu Winter taken down.* · as planned$/),
      expect.stringMatching(/^Version 1 of the menu Winter brought back.* · Ada Coleman$/),
      expect.stringMatching(/^Menu Winter published: version 2.* · a former member$/),
    ]);
    expect(dialog.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('says what happened, when and by whom, page by page', async () => {
    const kinds = [
      { ...made, servings: 2, cost: { totals: [{ amount: 210, currency: 'usd' }], isPartial: false } },
      entry(1, { kind: 'counted', level: 640, by: null, cost: null }),
      entry(2, { kind: 'spilled', reason: 'The cat' }),
      entry(3, { kind: 'given' }),
      entry(4, { kind: 'bought', level: 700 }),
      entry(5, { kind: 'opened' }),
      entry(6, { kind: 'corrected' }),
      entry(7, { kind: 'removed', isUndone: true, lines: [{ ...gin, amount: null }] }),
    ];
    fakeApi.answer(ledgerRoutes.list, ({ query: { cursor } }) =>
      cursor
        ? { items: [entry(8, { kind: 'made', lines: [] })], nextCursor: null }
        : { items: kinds, nextCursor: 'WyJuZXh0Il0' },
    );
    const { user, dialog } = await open();
    await dialog.findByRole('heading', { name: 'Gimlet ×2' });
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Gimlet ×2',
      'Gin counted: 640 ml',
      'Gin spilled: 60 ml',
      'Gin given away: 60 ml',
      'Gin put on the bar',
      'Gin opened',
      'What is written on Gin corrected',
      'Gin taken away',
    ]);
    expect(dialog.getByText('Gin −60 ml')).toBeVisible();
    expect(dialog.getByText('About $2.10.')).toBeVisible();
    expect(dialog.getAllByText('At least €1.63.')).toHaveLength(6);
    expect(dialog.getByText('“The cat”')).toBeVisible();
    expect(dialog.getAllByText(/ · Ada Coleman$/)).toHaveLength(7);
    expect(dialog.getByText(/ · a former member$/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Undo: Gin taken away' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Load more' }));
    expect(await dialog.findByText('Nothing on the bar was used.')).toBeVisible();
  });

  it('undoes an entry, which stays and is crossed out', async () => {
    const { user, dialog } = await open();
    const undo = await dialog.findByRole('button', { name: 'Undo: Gimlet ×1' });
    fakeApi.answer(ledgerRoutes.list, { items: [{ ...made, isUndone: true }], nextCursor: null });
    await user.click(undo);
    expect(await dialog.findByText('Undone')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(ledgerRoutes.write)).toMatchObject([
        { params: { id: first.id }, body: { kind: 'undone', entryId: made.id } },
      ]),
    );
  });

  it('is only read by a guest, and is asked for again where it failed', async () => {
    fakeApi.answer(ownBarRoutes.list, { items: [{ ...first, role: 'guest' }] });
    fakeApi.refuse(ledgerRoutes.list, { status: 422 });
    const { user, dialog } = await open();
    expect(await dialog.findByText("We couldn't load the history")).toBeVisible();
    fakeApi.answer(ledgerRoutes.list, exampleOf(ledgerRoutes.list));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByRole('heading', { name: 'Gimlet ×1' });
    expect(dialog.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('may be empty', async () => {
    fakeApi.answer(ledgerRoutes.list, { items: [], nextCursor: null });
    const { dialog } = await open();
    expect(await dialog.findByText('Nothing has happened at this bar yet.')).toBeVisible();
  });
});
