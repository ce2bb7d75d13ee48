import type { Price } from '@barspoon/contracts';
import { type StandingBottle, takingsOf } from './takings.ts';

/** A bottle with what it cost, where that is known. */
export interface PricedBottle extends StandingBottle {
  size: number;
  price: Price | null;
}

/** What lines cost, and which of them nobody can tell. */
export interface Cost {
  /** One for each currency, by its letters: they are never added up. */
  totals: Price[];
  /** On the bar, without a price. */
  unpriced: string[];
  /** Not on the bar. */
  lacking: string[];
  /** Judged by eye. */
  unmeasured: string[];
}

/**
 * What lines cost by the bottles they are poured from, which are those that making it would take them off. What is not
 * known is named and costs nothing, so that the total is the least. Implements BEYOND-210.
 */
export function costOf(
  lines: Parameters<typeof takingsOf>[0],
  times: number,
  bar: Omit<Parameters<typeof takingsOf>[2], 'bottles'> & { bottles: readonly PricedBottle[] },
): Cost {
  const { takings, lacking, unmeasured } = takingsOf(lines, times, bar);
  const bottles = new Map(bar.bottles.map((bottle) => [bottle.id, bottle]));
  return {
    ...costOfTakings(takings, bottles),
    lacking: [...new Set(lacking)],
    unmeasured: [...new Set(unmeasured)],
  };
}

/** What was taken out of bottles costs by what these cost. Implements BEYOND-210, BEYOND-227. */
export function costOfTakings(
  takings: readonly { bottleId: string | null; name: string; amount: number | null }[],
  bottles: ReadonlyMap<string, Pick<PricedBottle, 'size' | 'price'>>,
): Pick<Cost, 'totals' | 'unpriced'> {
  const prices: Price[] = [];
  const unpriced: string[] = [];
  for (const { bottleId, name, amount } of takings) {
    if (amount === null) continue;
    const bottle = bottles.get(bottleId ?? '');
    if (!bottle?.price) unpriced.push(name);
    else prices.push({ ...bottle.price, amount: (amount * bottle.price.amount) / bottle.size });
  }
  const totals = sumOf(prices).map(({ amount, currency }) => ({ currency, amount: whole(amount) }));
  return { totals, unpriced: [...new Set(unpriced)] };
}

/** Of each currency the sum. */
export function sumOf(prices: readonly Price[]): Price[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of prices) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums]
    .map(([currency, amount]) => ({ amount, currency }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** Halves are rounded up, also those that binary fractions miss by a hair. */
const whole = (amount: number): number => Math.round(Number(amount.toFixed(6)));

/**
 * The price at which what a drink costs is at most this share of it: rounded up to what stands on menus, steps of 1 or 5
 * that are no more than a fifteenth of it. Implements BEYOND-211.
 * @param cost in the smallest unit of its currency, as is what is returned
 */
export function menuPriceOf(cost: number, percent: number): number {
  const exact = (cost * 100) / percent;
  const tenth = 10 ** Math.floor(Math.log10(Math.max(1, exact / 15)));
  const step = tenth * 5 <= exact / 15 ? tenth * 5 : tenth;
  return Math.ceil(Number((exact / step).toFixed(6))) * step;
}

/** What a drink costs as a share of its price, in tenths of a percent. */
export const pourCostOf = (cost: number, price: number): number => Math.round((cost * 1000) / price) / 10;
