import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LibraryIngredient } from '@barspoon/contracts';
import { compileVocabulary } from '@barspoon/mixology';
import { type LibraryKind, readLibraryText } from '@barspoon/mixology/formats';
import {
  contentOfExchange,
  type RecipeContent,
} from '../../../services/catalogue/src/recipes/recipe-drafts.ts';
import { drinkOf } from '../src/drink.ts';
import { DrinkShelf } from '../src/drink-shelf.ts';
import type { Bar, World } from '../src/turn.ts';
import { noNever } from '../src/wishes.ts';

const entries = <K extends LibraryKind>(kind: K, folder: string) => {
  const path = fileURLToPath(new URL(`../../../library/${folder}/`, import.meta.url));
  return readdirSync(path)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => readLibraryText(kind, readFileSync(path + name, 'utf8')).entries);
};

const vocabulary = compileVocabulary(entries('ingredients', 'vocabulary'));
const recipes = new Map<string, RecipeContent>();
const shelf = new DrinkShelf();
for (const recipe of entries('recipes', 'recipes')) {
  const content = contentOfExchange(recipe, vocabulary);
  recipes.set(recipe.slug, content);
  shelf.put(drinkOf({ ...content, _id: recipe.slug, slug: recipe.slug, ratingAverage: null }, vocabulary));
}

/** @throws Error for a slug the library does not have */
export function recipeOf(slug: string): RecipeContent {
  const recipe = recipes.get(slug);
  if (!recipe) throw new Error(`The library has no drink ${slug}`);
  return recipe;
}

/** @throws Error for a slug the vocabulary does not have */
export function nodeOf(slug: string): LibraryIngredient {
  const node = vocabulary.get(slug);
  if (!node) throw new Error(`The vocabulary has no ${slug}`);
  return node;
}

/** What is in a drink with what it is a kind of and made from; `all` counts what is optional and the garnish too. */
export function ingredientsOf(slug: string, which: 'required' | 'all' = 'required'): ReadonlySet<string> {
  const { spec, garnish } = recipeOf(slug);
  const lines = which === 'all' ? [...spec, ...garnish] : spec.filter(({ optional }) => !optional);
  const found = new Set<string>();
  const queue = lines.flatMap(({ ingredient }) => ingredient ?? []);
  for (let one = queue.pop(); one; one = queue.pop()) {
    if (found.has(one)) continue;
    found.add(one);
    const { parent, madeFrom } = nodeOf(one);
    queue.push(...[parent, madeFrom].filter((next) => next !== undefined));
  }
  return found;
}

/** The starter library as the bartender knows it; a drink's id is its slug. */
export const libraryWorld = (bar: Bar | null = null): World => ({
  shelf,
  vocabulary,
  bar,
  likes: () => 0,
  always: noNever(),
  ofAge: 21,
  now: new Date('2026-11-26T12:00:00Z'),
  suggest: async () => [],
});

/** A bar with these on it, matched as the inventory would match it. */
export function barOf(...slugs: string[]): Bar {
  const covered = new Set(slugs.flatMap((slug) => [...vocabulary.covers(slug)]));
  const missing = new Map<string, string[]>();
  for (const drink of shelf.all()) {
    const lacks = drink.spec.filter(({ optional, ingredient }) => {
      const node = ingredient ? vocabulary.get(ingredient) : undefined;
      return !optional && !node?.staple && !(ingredient && covered.has(ingredient));
    });
    missing.set(
      drink.id,
      lacks.map(({ name }) => name),
    );
  }
  const makeable = new Set([...missing].filter(([, names]) => names.length === 0).map(([id]) => id));
  return { owned: slugs.length, makeable, missing };
}
