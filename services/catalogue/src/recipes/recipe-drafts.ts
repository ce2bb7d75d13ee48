import type { LibraryIngredient, LibraryRecipe, RecipeInput } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import { newId } from '@barspoon/platform';
import type { RecipeRow } from './recipe.schema.ts';
import { factsOf, ingredientTexts, resolveSpec } from './recipe.ts';

/** What a recipe says, without when it was made and how it has fared. */
export type RecipeContent = Omit<
  RecipeRow,
  | '_id'
  | 'slug'
  | 'featured'
  | 'ratingAverage'
  | 'ratingCount'
  | 'views'
  | 'userId'
  | 'libraryVersion'
  | 'editedHere'
  | 'revision'
  | 'createdAt'
  | 'updatedAt'
>;

/** What an editor entered, with everything that is derived from it. Layers and foam are kept from the recipe before. */
export function contentOfInput(
  input: RecipeInput,
  vocabulary: Vocabulary<LibraryIngredient>,
  before?: Pick<RecipeRow, 'layered' | 'foam' | 'origin' | 'source'>,
): RecipeContent {
  const spec = resolveSpec(input.spec, vocabulary);
  return {
    ...input,
    spec,
    layered: before?.layered ?? false,
    foam: before?.foam ?? false,
    origin: before?.origin ?? null,
    source: before?.source ?? null,
    ingredients: ingredientTexts(spec),
    facts: factsOf({ ...input, spec }, vocabulary),
  };
}

/** A recipe of the starter library; its lines get the vocabulary's names. */
export function contentOfLibrary(
  recipe: LibraryRecipe,
  vocabulary: Vocabulary<LibraryIngredient>,
): RecipeContent {
  const spec = recipe.spec.map(({ amount, unit, ingredient, note, optional }) => ({
    amount: amount ?? null,
    unit,
    name: vocabulary.get(ingredient)?.name ?? ingredient.replaceAll('-', ' '),
    ingredient: vocabulary.get(ingredient) ? ingredient : null,
    note: note ?? null,
    optional: optional ?? false,
  }));
  const { serves, method, glass, ice } = recipe;
  return {
    name: recipe.name,
    alternativeNames: recipe.alternativeNames,
    description: recipe.description,
    category: recipe.category,
    alcoholic: recipe.alcoholic,
    difficulty: recipe.difficulty,
    prepTimeMinutes: recipe.prepMinutes,
    serves,
    method,
    glass,
    ice,
    rim: recipe.rim ?? null,
    layered: recipe.layered ?? false,
    foam: recipe.foam ?? false,
    garnish: recipe.garnish,
    spec,
    ingredients: ingredientTexts(spec),
    instructions: recipe.instructions,
    tags: recipe.tags,
    image: null,
    origin: recipe.origin ?? null,
    source: recipe.source,
    facts: factsOf({ spec, serves, method, glass, ice }, vocabulary),
  };
}

/** A recipe at its first revision. */
export function newRecipe(
  content: RecipeContent,
  about: {
    slug: string;
    userId: string | null;
    libraryVersion: number | null;
    featured?: boolean;
    createdAt: Date;
  },
): RecipeRow {
  const { featured = false, createdAt, ...rest } = about;
  return {
    _id: newId(),
    ...content,
    ...rest,
    featured,
    ratingAverage: null,
    ratingCount: 0,
    views: 0,
    editedHere: false,
    revision: 1,
    createdAt,
    updatedAt: createdAt,
  };
}
