import type { Evening, Price } from '@barspoon/contracts';
import { csvText } from '../../../lib/csv.ts';
import { priceEdited } from '../../../lib/prices.ts';

const columns = [
  'drink',
  'ordered',
  'served',
  'refused',
  'cancelled',
  'brought',
  'cost',
  'cost_is_at_least',
  'margin_of_one',
  'class',
];

/** Each drink of an evening as a spreadsheet reads it. Implements BEYOND-253, BEYOND-254. */
export const eveningCsv = ({ drinks }: Evening): string =>
  csvText([
    columns,
    ...drinks.map((one) => [
      one.drink,
      one.ordered,
      one.served,
      one.refused,
      one.cancelled,
      cell(one.brought),
      cell(one.cost),
      one.isCostPartial ? 'yes' : '',
      cell(one.margin ? [one.margin] : []),
      one.class ?? '',
    ]),
  ]);

const cell = (prices: readonly Price[]): string =>
  prices.map((price) => `${priceEdited(price)} ${price.currency.toUpperCase()}`).join(' + ');
