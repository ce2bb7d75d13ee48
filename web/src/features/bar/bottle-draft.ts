import type { Bottle, BottleUnit, Price } from '@barspoon/contracts';
import { priceEdited, priceTyped } from '../../lib/prices.ts';
import { tBottle } from './bottle-texts.ts';

/** What is written on a bottle, as it is typed. */
export interface BottleDraft {
  size: string;
  unit: BottleUnit;
  price: string;
  currency: string;
  source: string;
}

export interface DraftErrors {
  size?: string;
  price?: string;
}

interface Written {
  size: number;
  unit: BottleUnit;
  price: Price | null;
  source?: string | null;
}

export const draftOf = ({ size, unit, price, source }: Written, currency = 'eur'): BottleDraft => ({
  size: String(size),
  unit,
  price: price ? priceEdited(price) : '',
  currency: price?.currency ?? currency,
  source: source ?? '',
});

/** What was typed, or what is wrong with it. */
export function readDraft({
  size,
  unit,
  price,
  currency,
  source,
}: BottleDraft): { details: Pick<Bottle, 'size' | 'unit' | 'price' | 'source'> } | { errors: DraftErrors } {
  const whole = Number(size);
  const amount = priceTyped(price, currency);
  const errors = {
    ...(!(whole >= 1 && whole <= 20_000) && { size: tBottle('wrongSize') }),
    ...(price.trim() && !(amount >= 0) && { price: tBottle('wrongPrice') }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return {
    details: {
      size: whole,
      unit,
      price: price.trim() ? { amount, currency } : null,
      source: source.trim() || null,
    },
  };
}
