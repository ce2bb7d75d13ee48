import { compareNamePlaces, type NamePlace } from '@barspoon/collections';
import { type BarItem, barCategoryKeys } from '@barspoon/contracts';
import type { BarItemRow } from './item.schema.ts';
import { byName, compareItemPlaces, type ItemOrder, type ItemPlace } from './item-order.ts';

export interface ShelfQuery {
  category?: BarItem['category'] | undefined;
  popular?: boolean | undefined;
  owned?: boolean | undefined;
  limit: number;
  /** Begins behind this place. */
  after?: ItemPlace | undefined;
}

/** Who looks: the items that are not everybody's, and what is on their bar; a visitor has neither. */
export interface Viewer {
  own: readonly BarItemRow[];
  owned: ReadonlySet<string>;
}
const visitor: Viewer = { own: [], owned: new Set() };

type Counts = Record<'all' | BarItem['category'], number>;

/**
 * The catalogue's items in the order of their names, with searching and counting over them. One pass answers a query:
 * the catalogue is some hundred items, read far more often than it changes.
 */
export class Shelf {
  readonly #byId = new Map<string, BarItemRow>();
  readonly #inOrder: BarItemRow[] = [];
  #version: number;

  /** @param version where to keep counting, when this one replaces another */
  constructor(version = 0) {
    this.#version = version;
  }

  /** Rises with every change. */
  get version(): number {
    return this.#version;
  }

  get items(): readonly BarItemRow[] {
    return this.#inOrder;
  }

  get(id: string): BarItemRow | undefined {
    return this.#byId.get(id);
  }

  /** Puts an item in its place; an older revision than the known one is ignored. */
  put(row: BarItemRow): void {
    const known = this.#byId.get(row._id);
    if (known && known.revision >= row.revision) return;
    if (known) this.#inOrder.splice(placeFor(this.#inOrder, known), 1);
    this.#byId.set(row._id, row);
    this.#inOrder.splice(placeFor(this.#inOrder, row), 0, row);
    this.#version += 1;
  }

  remove(id: string): void {
    const known = this.#byId.get(id);
    if (!known) return;
    this.#byId.delete(id);
    this.#inOrder.splice(placeFor(this.#inOrder, known), 1);
    this.#version += 1;
  }

  /**
   * A page of what `viewer` may see, and how many there are under each tab with the same search and toggles.
   * @param order where items stand, and which are listed at all
   * Implements INV-02, INV-04, BEYOND-42.
   */
  page(query: ShelfQuery, viewer: Viewer = visitor, order: ItemOrder = byName) {
    const counts: Counts = { all: 0, ...zeroPerCategory() };
    const found: { row: BarItemRow; place: ItemPlace }[] = [];
    for (const row of [...this.#inOrder, ...viewer.own]) {
      const rank = order(row);
      if (!rank) continue;
      if (query.popular !== undefined && row.popular !== query.popular) continue;
      if (query.owned !== undefined && viewer.owned.has(row._id) !== query.owned) continue;
      counts.all += 1;
      counts[row.category] += 1;
      if (query.category && row.category !== query.category) continue;
      const place: ItemPlace = [...rank, ...placeOf(row)];
      if (query.after && compareItemPlaces(place, query.after) <= 0) continue;
      found.push({ row, place });
    }
    const page = found.sort((one, other) => compareItemPlaces(one.place, other.place)).slice(0, query.limit);
    return {
      rows: page.map(({ row }) => row),
      counts,
      total: counts[query.category ?? 'all'],
      next: found.length > query.limit ? (page.at(-1)?.place ?? null) : null,
    };
  }
}

const placeOf = (row: BarItemRow): NamePlace => [row.nameKey, row._id];
const byPlace = (one: BarItemRow, other: BarItemRow) => compareNamePlaces(placeOf(one), placeOf(other));

const zeroPerCategory = () =>
  Object.fromEntries(barCategoryKeys.map((key) => [key, 0])) as Omit<Counts, 'all'>;

/** Where `row` belongs among `rows`, found by halving. */
function placeFor(rows: readonly BarItemRow[], row: BarItemRow): number {
  let from = 0;
  let to = rows.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (byPlace(rows[middle]!, row) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
