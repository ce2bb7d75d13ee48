import { compileVocabulary } from '@barspoon/mixology';
import { describe, expect, it } from 'vitest';
import type { BarItemRow } from './item.schema.ts';
import { contentOfInput } from './item.ts';
import type { ItemOrder } from './item-order.ts';
import { itemSearch } from './item-search.ts';
import { Shelf, type ShelfQuery } from './shelf.ts';

let made = 0;
function anItem(name: string, more: Partial<BarItemRow> = {}): BarItemRow {
  const { brand = 'Generic', category = 'spirits', popular = false } = more;
  made += 1;
  return {
    _id: `item-${String(made).padStart(4, '0')}`,
    slug: null,
    userId: null,
    editedHere: false,
    revision: 1,
    createdAt: new Date(0),
    ...contentOfInput({ name, brand, category, popular, subcategory: null, image: null }),
    ...more,
  };
}

function aShelfOf(...items: BarItemRow[]): Shelf {
  const shelf = new Shelf();
  for (const item of items) shelf.put(item);
  return shelf;
}

const everything = { limit: 100 };
const finding = (q: string): ItemOrder => {
  const fitOf = itemSearch(q, compileVocabulary([]));
  return (row) => {
    const fit = fitOf(row);
    return fit === undefined ? undefined : [fit, 0];
  };
};
const names = (rows: readonly BarItemRow[]) => rows.map(({ name }) => name);

describe('the shelf', () => {
  it('stands in the order of names, whatever their case and accents [INV-04]', () => {
    const shelf = aShelfOf(...['Èau de Vie', 'vodka', 'Campari', 'Élixir', 'absinthe'].map((n) => anItem(n)));
    expect(names(shelf.page(everything).rows)).toEqual([
      'absinthe',
      'Campari',
      'Èau de Vie',
      'Élixir',
      'vodka',
    ]);
  });

  it('finds by any part of name or brand, without regard to case and accents [INV-01]', () => {
    const shelf = aShelfOf(
      anItem('Crème de Cassis', { brand: 'Lejay' }),
      anItem('Old Tom', { brand: 'HAYMAN’S' }),
    );
    const found = (q: string) => names(shelf.page(everything, undefined, finding(q)).rows);
    expect(found('creme')).toEqual(['Crème de Cassis']);
    expect(found('haYman')).toEqual(['Old Tom']);
    expect(found('lejay')).toEqual(['Crème de Cassis']);
    expect(found('tom haymans')).toEqual(['Old Tom']);
    expect(found('tom lejay')).toEqual([]);
  });

  it('counts every tab under the same search and toggles, whichever tab is open [INV-02]', () => {
    const shelf = aShelfOf(
      anItem('Gin', { popular: true }),
      anItem('Ginger Beer', { category: 'mixers', popular: true }),
      anItem('Ginger', { category: 'fruit' }),
      anItem('Vodka', { popular: true }),
    );
    const page = shelf.page({ ...everything, popular: true, category: 'mixers' }, undefined, finding('gin'));
    expect(names(page.rows)).toEqual(['Ginger Beer']);
    expect(page.total).toBe(1);
    expect(page.counts).toEqual({ all: 2, spirits: 1, beer: 0, mixers: 1, fruit: 0, supplies: 0 });
  });

  it("mixes a member's own items in, and shows what is and what is not on their bar [INV-04, BEYOND-42, BEYOND-43]", () => {
    const campari = anItem('Campari');
    const sloe = anItem('Sloe Gin', { userId: 'ann' });
    const shelf = aShelfOf(campari, anItem('Vermouth'));
    const ann = {
      own: [sloe, anItem('Bitters', { userId: 'ann' })],
      owned: new Set([campari._id, sloe._id]),
    };
    const seen = (query: Partial<ShelfQuery>) => names(shelf.page({ ...everything, ...query }, ann).rows);
    expect(seen({})).toEqual(['Bitters', 'Campari', 'Sloe Gin', 'Vermouth']);
    expect(seen({ owned: true })).toEqual(['Campari', 'Sloe Gin']);
    expect(seen({ owned: false })).toEqual(['Bitters', 'Vermouth']);
    expect(names(shelf.page({ ...everything, owned: true }).rows)).toEqual([]);
    expect(names(shelf.page(everything).rows)).toEqual(['Campari', 'Vermouth']);
  });

  it('pages through everything once, also where names are the same', () => {
    const shelf = aShelfOf(...Array.from({ length: 23 }, (_, at) => anItem(`Gin ${at % 5}`)));
    const own = Array.from({ length: 8 }, (_, at) => anItem(`Gin ${at % 3}`, { userId: 'ann' }));
    const seen: string[] = [];
    let after: ShelfQuery['after'];
    do {
      const page = shelf.page({ limit: 4, after }, { own, owned: new Set() });
      expect(page.total).toBe(31);
      seen.push(...page.rows.map(({ _id }) => _id));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toHaveLength(31);
    expect(new Set(seen).size).toBe(31);
  });

  it('goes on behind an item that was deleted meanwhile', () => {
    const [a, b, c] = ['Aperol', 'Benedictine', 'Campari'].map((name) => anItem(name));
    const shelf = aShelfOf(a!, b!, c!);
    const first = shelf.page({ limit: 2 });
    shelf.remove(b!._id);
    expect(names(shelf.page({ limit: 2, after: first.next! }).rows)).toEqual(['Campari']);
  });

  it('has no next page when the last one is just full', () => {
    expect(aShelfOf(anItem('Gin'), anItem('Rum')).page({ limit: 2 }).next).toBeNull();
  });

  it('moves a renamed item and ignores news older than what it has', () => {
    const gin = anItem('Gin');
    const shelf = aShelfOf(gin, anItem('Rum'));
    const before = shelf.version;
    const renamed = {
      ...gin,
      ...contentOfInput({ ...gin, name: 'Sloe Gin', image: null }),
      revision: 3,
    };
    shelf.put(renamed);
    shelf.put({ ...gin, revision: 2 });
    expect(names(shelf.page(everything).rows)).toEqual(['Rum', 'Sloe Gin']);
    expect(shelf.version).toBe(before + 1);
  });
});
