import type { Price } from '@barspoon/contracts';

const formatOf = (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency });

/** How many of its smallest unit one of a currency is: 100 cents to the euro, and the yen has none. */
export const smallestIn = (currency: string): number =>
  10 ** (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2);

export const priceText = ({ amount, currency }: Price): string =>
  formatOf(currency).format(amount / smallestIn(currency));

/** Each currency for itself: "€12.00 + $3.00". */
export const pricesText = (prices: readonly Price[]): string => prices.map(priceText).join(' + ');

/** A price as one would have typed it: "18.90". */
export const priceEdited = ({ amount, currency }: Price): string => {
  const smallest = smallestIn(currency);
  return (amount / smallest).toFixed(Math.log10(smallest));
};

/** What was typed, in the smallest unit; NaN for what is no price. */
export const priceTyped = (text: string, currency: string): number =>
  Math.round(Number(text.replace(',', '.')) * smallestIn(currency));
