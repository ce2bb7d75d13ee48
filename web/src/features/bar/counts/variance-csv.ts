import type { Variance } from '@barspoon/contracts';
import { csvText } from '../../../lib/csv.ts';
import { priceEdited } from '../../../lib/prices.ts';

const columns = [
  'item',
  'unit',
  'bottle_size',
  'before',
  'after',
  'used',
  'made',
  'spilled',
  'given',
  'unexplained',
  'unexplained_bottles',
  'unexplained_cost',
];

/** Each item, and below it its bottles, as a spreadsheet reads them. Implements BEYOND-235. */
export const varianceCsv = ({ items }: Variance): string =>
  csvText([
    columns,
    ...items.flatMap(({ name, unit, bottles, cost, inBottles, ...went }) => [
      [
        name,
        unit,
        '',
        '',
        '',
        ...wentCells(went),
        inBottles.unexplained,
        cost.map((one) => `${priceEdited(one)} ${one.currency.toUpperCase()}`).join(' + '),
      ],
      ...bottles.map(({ size, before, after, ...one }) => [
        name,
        unit,
        size,
        before,
        after,
        ...wentCells(one),
        Math.round((one.unexplained / size) * 100) / 100,
        '',
      ]),
    ]),
  ]);

type Went = Record<'used' | 'made' | 'spilled' | 'given' | 'unexplained', number>;
const wentCells = ({ used, made, spilled, given, unexplained }: Went) => [
  used,
  made,
  spilled,
  given,
  unexplained,
];
