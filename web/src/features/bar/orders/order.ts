import type { ParItem, Price, Supplier } from '@barspoon/contracts';
import { sumOf } from '@barspoon/mixology';
import { csvText } from '../../../lib/csv.ts';
import { priceEdited, priceText } from '../../../lib/prices.ts';
import { amountText } from '../../../ui/ledger-texts.ts';
import { t } from './texts.ts';

/** What is lacking, to be had from one supplier; null for whoever has it. */
export interface Order {
  supplier: Supplier | null;
  lines: ParItem[];
}

/** Those that somebody has named come first. Implements BEYOND-236. */
export function ordersOf(items: readonly ParItem[], suppliers: readonly Supplier[]): Order[] {
  const lacking = items.filter(({ order }) => order > 0);
  return [...suppliers, null]
    .map((supplier) => ({
      supplier,
      lines: lacking.filter(({ supplierId }) => supplierId === (supplier?.id ?? null)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

export const nameOf = ({ supplier }: Order): string => supplier?.name ?? t('noSupplier');

export const lineText = ({ name, order, size, unit }: ParItem): string =>
  size === null
    ? t('line', { name, count: order })
    : t('lineSized', { name, count: order, size: amountText(size, unit) });

/** "About €37.98 by what was paid last"; nothing where nothing is known. */
export function aboutText({ lines }: Order): string {
  const prices = lines.flatMap(({ price, order }): Price[] =>
    price ? [{ ...price, amount: price.amount * order }] : [],
  );
  if (prices.length === 0) return '';
  const price = sumOf(prices).map(priceText).join(' + ');
  return t(prices.length < lines.length ? 'aboutLeast' : 'about', { price });
}

/** The order as one sends it. */
export const orderText = (order: Order): string =>
  [
    order.supplier ? `${t('hello', { name: order.supplier.name })}\n\n${t('please')}` : t('please'),
    order.lines.map((line) => `- ${lineText(line)}`).join('\n'),
  ].join('\n');

export const mailOf = (order: Order, email: string, bar: string): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(t('subject', { bar }))}&body=${encodeURIComponent(
    orderText(order).replaceAll('\n', '\r\n'),
  )}`;

const columns = ['supplier', 'email', 'item', 'bottles', 'bottle_size', 'unit', 'there', 'par', 'last_price'];

export const ordersCsv = (orders: readonly Order[]): string =>
  csvText([
    columns,
    ...orders.flatMap(({ supplier, lines }) =>
      lines.map(({ name, order, size, unit, have, par, price }) => [
        supplier?.name ?? '',
        supplier?.email ?? '',
        name,
        order,
        size ?? '',
        unit,
        have,
        par ?? '',
        price ? `${priceEdited(price)} ${price.currency.toUpperCase()}` : '',
      ]),
    ),
  ]);
