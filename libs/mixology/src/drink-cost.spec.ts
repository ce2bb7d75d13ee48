import { type LedgerKind, libraryIngredientSchema } from '@barspoon/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BottleAct, bottleOf } from './bottle-ledger.ts';
import { costOf, menuPriceOf, type PricedBottle, pourCostOf, sumOf } from './drink-cost.ts';
import { compileVocabulary } from './vocabulary.ts';

const node = (slug: string) =>
  libraryIngredientSchema.parse({ slug, name: slug.replaceAll('-', ' '), color: '#ffffff' });
const vocabulary = compileVocabulary(['gin', 'campari', 'tonic', 'mint'].map(node));
const items = ['gin', 'campari', 'tonic'].map((slug) => ({ id: slug, name: slug, ingredient: slug }));
const bottle = (id: string, itemId: string, more: Partial<PricedBottle> = {}): PricedBottle => ({
  id,
  itemId,
  unit: 'ml',
  size: 700,
  level: 700,
  price: { amount: 2100, currency: 'eur' },
  openedAt: null,
  addedAt: 0,
  ...more,
});
const line = (amount: number | null, ingredient: string) => ({
  amount,
  unit: amount === null ? ('top' as const) : ('ml' as const),
  name: ingredient,
  ingredient,
  optional: false,
});
const cost = (lines: ReturnType<typeof line>[], bottles: PricedBottle[], times = 1) =>
  costOf(lines, times, { items, bottles, vocabulary });

describe('what a drink costs', () => {
  it('is its share of the bottles it is poured from, the opened one first [BEYOND-210]', () => {
    const open = bottle('open', 'gin', { level: 20, openedAt: 1 });
    const next = bottle('next', 'gin', { price: { amount: 4200, currency: 'eur' } });
    expect(cost([line(60, 'gin')], [next, open])).toEqual({
      totals: [{ amount: 300, currency: 'eur' }],
      unpriced: [],
      lacking: [],
      unmeasured: [],
    });
  });

  it('is never guessed: what nobody knows is named [BEYOND-210]', () => {
    const lines = [line(30, 'gin'), line(30, 'campari'), line(null, 'tonic'), line(5, 'mint')];
    expect(cost(lines, [bottle('gin', 'gin'), bottle('campari', 'campari', { price: null })])).toEqual({
      totals: [{ amount: 90, currency: 'eur' }],
      unpriced: ['campari'],
      lacking: ['mint'],
      unmeasured: ['tonic'],
    });
    expect(cost([line(30, 'gin')], []).unpriced).toEqual(['gin']);
  });

  it('does not add up what was paid in several currencies [BEYOND-210]', () => {
    const usd = bottle('campari', 'campari', { price: { amount: 700, currency: 'usd' } });
    const { totals } = cost([line(30, 'gin'), line(10, 'campari')], [bottle('gin', 'gin'), usd]);
    expect(totals).toEqual([
      { amount: 90, currency: 'eur' },
      { amount: 10, currency: 'usd' },
    ]);
    expect(sumOf([...totals, ...totals])).toEqual([
      { amount: 180, currency: 'eur' },
      { amount: 20, currency: 'usd' },
    ]);
  });

  it('is what a bar that pours drop by drop would say, after any history [BEYOND-210]', () => {
    const kinds = ['counted', 'spilled', 'opened', 'corrected', 'undone'] as const satisfies LedgerKind[];
    const sizes = [500, 700, 1000];
    const act = fc.record({
      kind: fc.constantFrom(...kinds),
      bottle: fc.nat(3),
      amount: fc.nat(400),
      price: fc.option(fc.nat(5000)),
      undoes: fc.nat(7),
    });
    const bought = fc.record({
      size: fc.constantFrom(...sizes),
      price: fc.option(fc.nat(5000)),
      level: fc.option(fc.nat(200)),
    });
    const history = fc.record({
      bought: fc.array(bought, { minLength: 1, maxLength: 4 }),
      acts: fc.array(act, { maxLength: 8 }),
      asked: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(history, ({ bought, acts, asked }) => {
        const written = acts.filter(({ bottle }) => bottle < bought.length);
        const euros = (amount: number | null) => (amount === null ? null : { amount, currency: 'eur' });
        const ledgers = bought.map(({ size, price, level }, index) => {
          const details = { size, price: euros(price), openedAt: null as number | null };
          const first: BottleAct<typeof details> = { id: 'b', kind: 'bought', at: index, level, details };
          const rest = written.flatMap(
            ({ kind, bottle, amount, price, undoes }, at): BottleAct<typeof details>[] =>
              bottle === index
                ? [
                    {
                      id: String(at),
                      kind,
                      at: 10 + at,
                      amount: kind === 'spilled' ? amount : null,
                      level: kind === 'counted' ? amount : null,
                      ...(kind === 'corrected' && { details: { ...details, price: euros(price) } }),
                      ...(kind === 'undone' && { undoes: String(undoes) }),
                    },
                  ]
                : [],
          );
          return [first, ...rest];
        });
        const bottles = ledgers.map((ledger, index): PricedBottle => {
          const state = bottleOf(ledger);
          if (!state) throw new Error('A bottle that was bought is there');
          const { details, level, openedAt } = state;
          const { size, price } = details;
          return bottle(String(index), 'gin', { size, price, level, openedAt, addedAt: index });
        });
        const { totals, unpriced } = cost([line(asked, 'gin')], bottles);
        expect({ total: totals[0]?.amount, unpriced: unpriced.length > 0 }).toEqual(
          byDrops(
            ledgers,
            bought.map(({ size }) => size),
            asked,
          ),
        );
      }),
      { numRuns: 10_000, seed: 210 },
    );
  });
});

interface Poured {
  level: number | null;
  openedAt: number | null;
  price: number | null;
}
interface Told {
  id: string;
  kind: LedgerKind;
  at: string | number;
  amount?: number | null | undefined;
  level?: number | null | undefined;
  details?: { price: { amount: number } | null } | undefined;
  undoes?: string | undefined;
}

/** Tells each bottle's story, then pours milliliter by milliliter, and counts in sevenths of thousandths. */
function byDrops(ledgers: readonly (readonly Told[])[], sizes: readonly number[], asked: number) {
  const bottles = ledgers.map((ledger): Poured => {
    const poured: Poured = { level: null, openedAt: null, price: null };
    for (const told of ledger) {
      if (ledger.some(({ undoes }) => undoes === told.id)) continue;
      if (told.kind === 'bought' || told.kind === 'counted') poured.level = told.level ?? null;
      if (told.details) poured.price = told.details.price?.amount ?? null;
      if (told.kind === 'corrected') poured.openedAt = null;
      if (told.kind === 'opened' || told.kind === 'spilled') poured.openedAt ??= Number(told.at);
      if (told.kind === 'spilled' && poured.level !== null)
        poured.level = Math.max(0, poured.level - (told.amount ?? 0));
    }
    return poured;
  });
  const order = [...bottles.keys()].sort((one, other) => {
    const [a, b] = [bottles[one]!, bottles[other]!];
    if ((a.level === 0) !== (b.level === 0)) return a.level === 0 ? 1 : -1;
    return (a.openedAt ?? 1e9) - (b.openedAt ?? 1e9) || one - other;
  });
  let sum = 0;
  const seen = { priced: false, unpriced: false };
  for (let drop = 0; drop < asked; drop += 1) {
    const at = order.find((index) => bottles[index]!.level !== 0) ?? order.at(-1)!;
    const from = bottles[at]!;
    if (from.level) from.level -= 1;
    if (from.price === null) seen.unpriced = true;
    else {
      seen.priced = true;
      sum += from.price * (7000 / sizes[at]!);
    }
  }
  return { total: seen.priced ? Math.floor((2 * sum + 7000) / 14_000) : undefined, unpriced: seen.unpriced };
}

describe('what a drink is sold for', () => {
  it('is a price of menus at which it costs no more than the share that is wanted [BEYOND-211]', () => {
    expect([150, 187, 233, 480].map((cost) => menuPriceOf(cost, 20))).toEqual([750, 950, 1200, 2400]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 100 }), (cost, percent) => {
        const price = menuPriceOf(cost, percent);
        expect((cost * 100) / price).toBeLessThanOrEqual(percent + 1e-6);
        expect(price).toBeLessThanOrEqual(((cost * 100) / percent) * 1.07 + 1);
      }),
      { seed: 211 },
    );
  });

  it('says which share of it the drink costs', () => {
    expect(pourCostOf(187, 950)).toBe(19.7);
  });
});
