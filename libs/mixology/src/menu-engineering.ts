import type { MenuClass } from '@barspoon/contracts';

/** A drink of a menu, and what it came to in a span of time. */
export interface SoldDrink {
  served: number;
  /**
   * What one of it leaves of its price once its cost is taken off, in the smallest unit of its currency; null where price
   * or cost is not known.
   */
  margin: { amount: number; currency: string } | null;
}

export interface MenuEngineering {
  /** In the order of the drinks; null for what cannot be told. */
  classes: (MenuClass | null)[];
  /** The share of all drinks from which one is popular. */
  popularFrom: number;
  /** For each currency the margin from which a drink is profitable. */
  profitableFrom: { amount: number; currency: string }[];
}

/** Of the even share of a drink, what makes it popular: 70 percent, as whole numbers. */
const [partOfEven, evenParts] = [7, 10];

/**
 * The menu engineering of Kasavana and Smith (1982): a drink is popular from 70 percent of the share that each would have if
 * all sold alike, and profitable from the mean margin of all that were sold, each as often as it was. A drink without a
 * margin counts as sold and is not classed. Margins of several currencies are never compared. Implements BEYOND-254.
 */
export function menuEngineeringOf(drinks: readonly SoldDrink[]): MenuEngineering {
  const all = drinks.reduce((sum, { served }) => sum + served, 0);
  const sums = new Map<string, { served: number; margin: number }>();
  for (const { served, margin } of drinks) {
    if (!margin) continue;
    const sum = sums.get(margin.currency) ?? { served: 0, margin: 0 };
    sum.served += served;
    sum.margin += served * margin.amount;
    sums.set(margin.currency, sum);
  }
  const classes = drinks.map(({ served, margin }): MenuClass | null => {
    const sum = margin && sums.get(margin.currency);
    if (!sum || sum.served === 0) return null;
    const isPopular = served * drinks.length * evenParts >= partOfEven * all;
    // Both sides as sums: a mean is rounded, and the drink that is exactly as good as it would fall on either side.
    const isProfitable = margin.amount * sum.served >= sum.margin;
    if (isPopular) return isProfitable ? 'star' : 'plowhorse';
    return isProfitable ? 'puzzle' : 'dog';
  });
  return {
    classes,
    popularFrom: drinks.length === 0 ? 0 : partOfEven / evenParts / drinks.length,
    profitableFrom: [...sums]
      .filter(([, { served }]) => served > 0)
      .map(([currency, { served, margin }]) => ({ currency, amount: margin / served })),
  };
}
