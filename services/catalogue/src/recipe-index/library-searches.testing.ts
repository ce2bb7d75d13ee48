import { type Drink, meantBy } from '@barspoon/bartender';
import { normalize } from '@barspoon/mixology';
import { libraryWorld, nodeOf, recipeOf } from '../../../../libs/bartender/test/library-world.ts';
import { MemorySearchIndex } from '../search/memory-search-index.ts';
import { toSearchDocument } from './search-document.ts';
import type { TypedSearch } from './searches-as-people-type.testing.ts';

const { shelf, vocabulary } = libraryWorld();
export const index = new MemorySearchIndex();
await index.put(
  [...shelf.all()].map(({ id }, at) => {
    const row = {
      ...recipeOf(id),
      _id: id,
      slug: id,
      featured: false,
      userId: null,
      ratingCount: 0,
      ratingAverage: null,
      createdAt: new Date(at),
    };
    return toSearchDocument(row as Parameters<typeof toSearchDocument>[0], vocabulary);
  }),
);

/** The first three results. */
export async function firstOf(q: string): Promise<string[]> {
  const { ids } = await index.search({
    scope: 'discover',
    q,
    meant: meantBy(q, shelf, vocabulary),
    limit: 3,
  });
  return ids;
}

const isMadeWith = (drink: Drink, slug: string): boolean => drink.contains.has(nodeOf(slug).slug);
const isOn = (drink: Drink, slug: string): boolean => drink.touches.has(nodeOf(slug).slug);

/** What is wrong with the first results, told by the library's own data; nothing where they are what was meant. */
export function faultOf(search: TypedSearch, ids: readonly string[]): string | null {
  const { any, all = [], none = [] } = search;
  for (const id of any ?? []) recipeOf(id);
  if (any) return ids.some((id) => any.includes(id)) ? null : 'not among them';
  const drinks = ids.flatMap((id) => shelf.get(id) ?? []);
  if (drinks.length === 0) return 'nothing found';
  for (const drink of drinks) {
    const recipe = recipeOf(drink.id);
    const missing = all.filter((each) => !each.split('|').some((slug) => isMadeWith(drink, slug)));
    const unwanted = none.filter((slug) => isOn(drink, slug));
    const wrong = [
      ...missing.map((slug) => `lacks ${slug}`),
      ...unwanted.map((slug) => `has ${slug}`),
      ...(search.dry && (recipe.alcoholic || !drink.isDry) ? ['has alcohol'] : []),
      ...(search.glass && recipe.glass !== search.glass ? [`in a ${recipe.glass}`] : []),
      ...(search.difficulty && recipe.difficulty !== search.difficulty ? [`${recipe.difficulty}`] : []),
      ...(search.method && recipe.method !== search.method ? [`made by ${recipe.method}`] : []),
      ...(search.hot && recipe.method !== 'heat' && !recipe.tags.includes('hot') ? ['not hot'] : []),
      ...(search.color && drink.color !== search.color ? [`is ${drink.color}`] : []),
      ...(search.name && !normalize(recipe.name).split(' ').includes(search.name) ? ['not in the name'] : []),
      ...(search.tag && !recipe.tags.includes(search.tag) ? [`not tagged ${search.tag}`] : []),
      ...(search.maxAbv !== undefined && (drink.facts.abv ?? 100) > search.maxAbv ? ['too strong'] : []),
      ...(search.maxIngredients !== undefined &&
      recipe.spec.filter(({ optional }) => !optional).length > search.maxIngredients
        ? ['too many ingredients']
        : []),
    ];
    if (wrong.length > 0) return `${drink.id}: ${wrong.join(', ')}`;
  }
  return null;
}
