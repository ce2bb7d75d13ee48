import { compareNamePlaces, type NamePlace } from '@barspoon/collections';
import { type BarItem, barCategoryKeys } from '@barspoon/contracts';
import type { BarItemRow } from './item.schema.ts';
import { searchTerm } from './item.ts';

export interface ShelfQuery {
  q?: string;
  category?: BarItem['category'];
  popular?: boolean;
  owned?: boolean;
  limit: number;
  /** Begins behind this place. */
  after?: NamePlace;
}

/** Who looks: her own items and what is on her bar; a visitor has neither. */
export interface Looker {
  own: readonly BarItemRow[];
  owned: ReadonlySet<string>;
}
const visitor: Looker = { own: [], owned: new Set() };

type Counts = Record<'all' | BarItem['category'], number>;

/**
 * The catalogue's items in the order of their names, with searching and counting over them. One pass answers a query:
 * the catalogue is some hundred items, read far more often than it changes.
 */
export class Shelf {
  readonly #byId = new Map<string, BarItemRow>();
  readonly #inOrder: BarItemRow[] = [];
  #version: number;

  /** @param version where to go on counting, when this one replaces another */
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
   * A page of what `looker` may see, and how many there are under each tab with the same search and toggles.
   * Implements INV-02, INV-04, BEYOND-42.
   */
  page(query: ShelfQuery, looker: Looker = visitor) {
    const term = searchTerm(query.q ?? '');
    const counts: Counts = { all: 0, ...zeroPerCategory() };
    const found: BarItemRow[] = [];
    for (const row of merged(this.#inOrder, [...looker.own].sort(byPlace))) {
      if (!row.searchKey.includes(term)) continue;
      if (query.popular !== undefined && row.popular !== query.popular) continue;
      if (query.owned !== undefined && looker.owned.has(row._id) !== query.owned) continue;
      counts.all += 1;
      counts[row.category] += 1;
      if (query.category && row.category !== query.category) continue;
      if (found.length > query.limit) continue;
      if (query.after && compareNamePlaces(placeOf(row), query.after) <= 0) continue;
      found.push(row);
    }
    const rows = found.slice(0, query.limit);
    const last = rows.at(-1);
    return {
      rows,
      counts,
      total: counts[query.category ?? 'all'],
      next: found.length > query.limit && last ? placeOf(last) : null,
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

function* merged(one: readonly BarItemRow[], other: readonly BarItemRow[]): Generator<BarItemRow> {
  let at = 0;
  for (const row of one) {
    while (at < other.length && byPlace(other[at]!, row) < 0) yield other[at++]!;
    yield row;
  }
  while (at < other.length) yield other[at++]!;
}
