import type { Price, Tab } from '@barspoon/contracts';
import { csvText } from '../../../lib/csv.ts';
import { priceEdited } from '../../../lib/prices.ts';

const columns = ['table', 'opened_at', 'closed_at', 'guest', 'what', 'state', 'at', 'price', 'currency'];

/** Each drink of each guest, and below them the tip of the tab, as a spreadsheet reads them. Implements BEYOND-252. */
export const tabsCsv = (tabs: readonly Tab[]): string =>
  csvText([
    columns,
    ...tabs.flatMap(({ table, openedAt, closedAt, guests, tip }) => {
      const about = [table, openedAt, closedAt ?? ''];
      return [
        ...guests.flatMap(({ name, lines }) =>
          lines.map(({ drink, isOpen, placedAt, price }) => [
            ...about,
            name,
            drink,
            isOpen ? 'open' : 'served',
            placedAt,
            ...cells(price),
          ]),
        ),
        ...(tip ? [[...about, '', 'tip', '', '', ...cells(tip)]] : []),
      ];
    }),
  ]);

const cells = (price: Price | null) =>
  price ? [priceEdited(price), price.currency.toUpperCase()] : ['', ''];
