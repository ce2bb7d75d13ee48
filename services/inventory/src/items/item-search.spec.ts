import { describe, expect, it } from 'vitest';
import { libraryWorld } from '../../../../libs/bartender/test/library-world.ts';
import type { BarItemRow } from './item.schema.ts';
import { contentOfLibrary } from './item.ts';
import { itemSearch } from './item-search.ts';

const { vocabulary } = libraryWorld();
const item = (name: string, brand: string, ingredient: string): BarItemRow => ({
  ...contentOfLibrary({ slug: 'x', name, brand, category: 'spirits', popular: false, ingredient }),
  _id: name,
  slug: null,
  userId: null,
  editedHere: false,
  revision: 1,
  createdAt: new Date(0),
});
const shelf = [
  item('Aromatic Bitters', 'Angostura', 'angostura-bitters'),
  item('Gin', "Hendrick's", 'gin'),
  item('London Dry', 'Tanqueray', 'london-dry-gin'),
  item('Sloe Gin', 'Generic', 'sloe-gin'),
  item('Ginger Beer', 'Fever-Tree', 'ginger-beer'),
  item('White Rum', 'Havana Club', 'white-rum'),
  item('Original Triple Sec', 'Generic', 'triple-sec'),
];

/** Names of what is found, the best first. */
function found(q: string): string[] {
  const fitOf = itemSearch(q, vocabulary);
  return shelf
    .flatMap((row) => {
      const fit = fitOf(row);
      return fit === undefined ? [] : [{ name: row.name, fit }];
    })
    .sort((one, other) => one.fit - other.fit)
    .map(({ name }) => name);
}

describe('a search of the bar', () => {
  it.each([
    ['angustura', ['Aromatic Bitters']],
    ['hendricks gin', ['Gin']],
    ['gin hendricks', ['Gin']],
    ['ron havana', ['White Rum']],
    ['gin tanqueray', ['London Dry']],
  ])('understands %j as a search of recipes would be [INV-01, BEYOND-115]', (q, names) => {
    expect(found(q)).toEqual(names);
  });

  it('finds gin before what only has the letters [INV-01]', () => {
    expect(found('gin')[0]).toBe('Gin');
    expect(found('gin').at(-1)).toMatch(/Ginger Beer|Original Triple Sec/);
  });

  it('leaves out what is said not to be meant [BEYOND-109, BEYOND-115]', () => {
    expect(found('gin no sloe')).not.toContain('Sloe Gin');
    expect(found('gin no sloe')).toContain('Gin');
  });
});
