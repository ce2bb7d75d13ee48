import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readLibraryText } from '@barspoon/mixology/formats';
import { libraryWorld } from './library-world.ts';

/** Brands that are names of drinks first of all. */
const ambiguous = new Set(['Martini']);

/** What each brand of the library's bottles is: the ingredient that all of them are, or are kinds of. */
export function brandsOfLibrary(): Record<string, string> {
  const { vocabulary } = libraryWorld();
  const path = fileURLToPath(new URL('../../../library/bar-items/', import.meta.url));
  const made = new Map<string, Set<string>>();
  for (const name of readdirSync(path).filter((one) => one.endsWith('.yaml')))
    for (const item of readLibraryText('barItems', readFileSync(path + name, 'utf8')).entries)
      if (item.brand && item.brand !== 'Generic' && !ambiguous.has(item.brand) && item.ingredient)
        made.set(item.brand, (made.get(item.brand) ?? new Set()).add(item.ingredient));
  const kindsOf = (slug: string) => [
    slug,
    ...vocabulary
      .ancestors(slug)
      .filter(({ group }) => !group)
      .map((node) => node.slug),
  ];
  const brands: Record<string, string> = {};
  for (const [brand, slugs] of [...made].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [first = '', ...others] = slugs;
    const common =
      kindsOf(first).find((kind) => others.every((slug) => kindsOf(slug).includes(kind))) ??
      // Vodka with its flavors.
      [...slugs].find((slug) => [...slugs].every((one) => one.endsWith(slug)));
    if (common) brands[brand] = common;
  }
  return brands;
}
