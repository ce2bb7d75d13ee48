import type { TakenCost } from '@barspoon/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EveningFacts, eveningOf } from './evening.ts';

type Ticket = EveningFacts['tickets'][number];
const eur = (amount: number) => ({ amount, currency: 'eur' });
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 20, minutes));
const ticket = (id: string, minutes: number, more: Partial<Ticket> = {}): Ticket => ({
  _id: id,
  recipeId: 'gin',
  drink: 'Cold Gin',
  price: eur(1000),
  state: 'served',
  placedAt: at(minutes),
  readyAt: at(minutes + 4),
  endedAt: at(minutes + 6),
  ...more,
});
/** One that nobody has made. */
const unmade = ({ readyAt: _, ...rest }: Ticket): Ticket => rest;
const cost = (amount: number, isPartial = false): TakenCost => ({ totals: [eur(amount)], isPartial });
const evening = (tickets: Ticket[], more: Partial<EveningFacts> = {}) =>
  eveningOf({
    tickets,
    costs: new Map(tickets.map(({ _id }) => [_id, cost(200)])),
    offered: [],
    tips: [],
    ...more,
  });

describe('an evening', () => {
  it('says what was ordered and what came of it, by quarter hour [BEYOND-253]', () => {
    const refused = { state: 'refused', reason: 'out of gin' } as const;
    const shown = evening([
      ticket('a', 1),
      ticket('b', 14),
      unmade(ticket('c', 16, refused)),
      unmade(ticket('d', 20, { state: 'cancelled', ranOut: ['Cold Rum'] })),
      unmade(ticket('e', 50, { state: 'begun', ranOut: ['Cold Gin'] })),
    ]);
    expect(shown).toMatchObject({ ordered: 5, served: 2, refused: 1, cancelled: 1, open: 1 });
    const none = { ordered: 0, served: 0, refused: 0, cancelled: 0 };
    expect(shown.quarters).toEqual([
      { ...none, at: '2026-01-01T20:00:00.000Z', ordered: 2, served: 1 },
      { ...none, at: '2026-01-01T20:15:00.000Z', ordered: 2, served: 1, refused: 1, cancelled: 1 },
      { ...none, at: '2026-01-01T20:45:00.000Z', ordered: 1 },
    ]);
    expect(shown.refusals).toEqual([
      { drink: 'Cold Gin', reason: 'out of gin', at: '2026-01-01T20:22:00.000Z' },
    ]);
    // What was canceled gave its bottle back.
    expect(shown.ranOut).toEqual([{ drink: 'Cold Gin', at: '2026-01-01T20:50:00.000Z' }]);
  });

  it('says what was brought and what it cost, and that it cost more where nobody knows [BEYOND-253]', () => {
    const tickets = [
      ticket('a', 0),
      ticket('b', 1, { price: null }),
      ticket('c', 2, { price: { amount: 900, currency: 'usd' } }),
    ];
    const costs = new Map([
      ['a', cost(200)],
      ['b', cost(150, true)],
    ]);
    const tips = [eur(100), eur(50)];
    expect(evening(tickets, { costs, tips })).toMatchObject({
      brought: [eur(1000), { amount: 900, currency: 'usd' }],
      unpriced: 1,
      cost: [eur(350)],
      isCostPartial: true,
      tips: [eur(150)],
    });
    expect(evening([ticket('a', 0)])).toMatchObject({ cost: [eur(200)], isCostPartial: false });
  });

  it('classes a drink only where price and cost of all that was served of it are known [BEYOND-254]', () => {
    const rum = { recipeId: 'rum', drink: 'Cold Rum' };
    const tea = { recipeId: 'tea', drink: 'Iced Tea' };
    const tickets = [
      ticket('a', 0),
      ticket('b', 1),
      ticket('c', 2, { ...rum, price: eur(600) }),
      ticket('d', 3, { ...rum, price: eur(500) }),
      ticket('e', 4, tea),
      ticket('f', 5, { ...tea, price: null }),
    ];
    const costs = new Map(tickets.map(({ _id }) => [_id, cost(100)]));
    const offered = [
      { recipeId: 'gin', drink: 'Cold Gin', price: eur(1000), cost: eur(100) },
      { recipeId: 'sherry', drink: 'Sherry', price: eur(700), cost: eur(60) },
      { recipeId: 'port', drink: 'Port', price: eur(700), cost: null },
    ];
    const { drinks, popularFrom, profitableFrom } = evening(tickets, { costs, offered });
    expect(drinks.map((one) => [one.drink, one.served, one.margin?.amount ?? null, one.class])).toEqual([
      ['Cold Gin', 2, 900, 'star'],
      ['Cold Rum', 2, 450, 'plowhorse'],
      ['Iced Tea', 2, null, null],
      ['Port', 0, null, null],
      ['Sherry', 0, 640, 'dog'],
    ]);
    expect(popularFrom).toBeCloseTo(0.14);
    expect(profitableFrom).toEqual([eur(675)]);
    costs.delete('a');
    expect(evening(tickets, { costs }).drinks.find(({ drink }) => drink === 'Cold Gin')).toMatchObject({
      isCostPartial: true,
      margin: null,
      class: null,
    });
  });

  it('says how long guests waited: half of them at most the median, nine in ten at most the other [BEYOND-253]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3600), { maxLength: 40 }), (seconds) => {
        const tickets = seconds.map((wait, index) =>
          ticket(String(index), index, { readyAt: new Date(at(index).getTime() + wait * 1000) }),
        );
        const { wait } = evening(tickets);
        if (!wait) {
          expect(seconds).toEqual([]);
          return;
        }
        const within = (limit = 0) => seconds.filter((one) => one <= limit).length;
        for (const [limit = 0, share] of [
          [wait.median, 0.5],
          [wait.p90, 0.9],
        ] as const) {
          expect(seconds).toContain(limit);
          expect(within(limit)).toBeGreaterThanOrEqual(share * seconds.length);
          expect(within(limit - 1)).toBeLessThan(share * seconds.length);
        }
      }),
    );
  });
});
