import type { LibraryIngredient } from '@barspoon/contracts';
import { normalize, type Vocabulary } from '@barspoon/mixology';
import type { ExchangeLine, ExchangeRecipe } from '@barspoon/mixology/formats';
import type { RecipeRow } from '../recipes/recipe.schema.ts';

type IngredientVocabulary = Vocabulary<LibraryIngredient>;

/** A stored recipe as formats write it. */
export function exchangeOf(row: RecipeRow, vocabulary: IngredientVocabulary): ExchangeRecipe {
  return {
    slug: row.slug,
    version: row.libraryVersion ?? 1,
    name: row.name,
    alternativeNames: row.alternativeNames,
    description: row.description,
    category: row.category,
    tags: row.tags,
    alcoholic: row.alcoholic,
    difficulty: row.difficulty ?? undefined,
    prepMinutes: row.prepTimeMinutes ?? undefined,
    serves: row.serves,
    method: row.method ?? undefined,
    glass: row.glass,
    ice: row.ice,
    rim: row.rim ?? undefined,
    layered: row.layered || undefined,
    foam: row.foam || undefined,
    spec: row.spec.map((line) => lineOf(line, vocabulary)),
    garnish: row.garnish,
    homemade: row.homemade ?? undefined,
    instructions: row.instructions,
    origin: row.origin ?? undefined,
    source: row.source ?? undefined,
    image: row.image ?? undefined,
  };
}

/** By the vocabulary's slug if the line has the vocabulary's name, else by its own name. */
function lineOf(
  { amount, unit, name, ingredient, note, optional }: RecipeRow['spec'][number],
  vocabulary: IngredientVocabulary,
) {
  const known = ingredient === null ? undefined : vocabulary.get(ingredient);
  const isPlain = known !== undefined && normalize(known.name) === normalize(name);
  const line: ExchangeLine = {
    amount: amount ?? undefined,
    unit,
    ...(isPlain ? { ingredient: known.slug } : { name }),
    note: note ?? undefined,
    optional: optional || undefined,
  };
  return line;
}
