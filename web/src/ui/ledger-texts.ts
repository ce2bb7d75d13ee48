import type { BottleUnit, LedgerEffect, TakenCost } from '@barspoon/contracts';
import { textsOf } from '../lib/i18n.ts';
import { priceText } from '../lib/prices.ts';
import english from '../locales/en/ledger.json';

export const tLedger = textsOf(english);

/** "640 ml", "2 pieces", "some". */
export const amountText = (amount: number | null, unit: BottleUnit): string =>
  amount === null ? tLedger('some') : tLedger(unit === 'ml' ? 'ml' : 'pieces', { count: amount });

/** "About $2.10." or "At least €1.20 + $0.90."; nothing where nobody knows. */
export const costText = (cost: TakenCost): string =>
  cost
    ? tLedger(cost.isPartial ? 'costLeast' : 'cost', { price: cost.totals.map(priceText).join(' + ') })
    : '';

const plain = (amount: number): string => tLedger('ml', { count: amount }).replace(/ ml$/, '');

/** "Gin 640 → 580 ml, lime juice −40 ml". */
export const effectText = ({ changes }: LedgerEffect): string =>
  changes
    .map(({ name, unit, amount, before, after }) => {
      if (before !== null && after !== null && before !== after)
        return tLedger('poured', { name, before: plain(before), after: amountText(after, unit) });
      if (amount !== null) return tLedger('taken', { name, amount: amountText(amount, unit) });
      return tLedger('counted', { name, after: amountText(after, unit) });
    })
    .join(', ');
