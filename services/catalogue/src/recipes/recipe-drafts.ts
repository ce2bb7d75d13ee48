import type {
  LibraryIngredient,
  RecipeInput,
  RecipeVisibility,
  SpecLine,
  Withheld,
} from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import type { ExchangeRecipe } from '@barspoon/mixology/formats';
import { newId } from '@barspoon/platform';
import { unrated } from './rating-figures.ts';
import type { RecipeRow } from './recipe.schema.ts';
import { factsOf, ingredientTexts, resolveSpec } from './recipe.ts';

/** The content of a recipe, without its dates and counters. */
export type RecipeContent = Omit<
  RecipeRow,
  | '_id'
  | 'slug'
  | 'basedOnId'
  | 'featured'
  | 'ratingAverage'
  | 'ratingCount'
  | 'ratingSum'
  | 'ratingWeight'
  | 'ratingWeightedSum'
  | 'ratingScore'
  | 'ratingSequence'
  | 'views'
  | 'userId'
  | 'visibility'
  | 'withheld'
  | 'removedImages'
  | 'moderationRevision'
  | 'textRevision'
  | 'libraryVersion'
  | 'editedHere'
  | 'revision'
  | 'createdAt'
  | 'updatedAt'
>;

/** The exact content of a recipe. */
export function contentOf(row: RecipeRow): RecipeContent {
  const { _id, slug, basedOnId, featured, views, userId, visibility, libraryVersion, editedHere, ...rest } =
    row;
  const { ratingAverage, ratingCount, ratingSum, ratingWeight, ratingWeightedSum, ...unrated } = rest;
  const { withheld, removedImages, moderationRevision, textRevision, ...said } = unrated;
  const { ratingScore, ratingSequence, revision, createdAt, updatedAt, ...content } = said;
  return content;
}

/** What an editor entered, with everything derived from it. Layers and foam are kept from the previous state. */
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

/** A recipe of the starter library or of a file; lines of the vocabulary get its names. */
export function contentOfExchange(
  recipe: ExchangeRecipe,
  vocabulary: Vocabulary<LibraryIngredient>,
): RecipeContent {
  const spec = recipe.spec.map(({ amount, unit, ingredient, name, note, optional }) => ({
    amount: amount ?? null,
    unit,
    ...ingredientOf(ingredient, name, vocabulary),
    note: note ?? null,
    optional: optional ?? false,
  }));
  const { serves, glass, ice, garnish } = recipe;
  const method = recipe.method ?? null;
  return {
    name: recipe.name,
    alternativeNames: recipe.alternativeNames,
    description: recipe.description,
    category: recipe.category,
    alcoholic: recipe.alcoholic,
    difficulty: recipe.difficulty ?? null,
    prepTimeMinutes: recipe.prepMinutes ?? null,
    serves,
    method,
    glass,
    ice,
    rim: recipe.rim ?? null,
    layered: recipe.layered ?? false,
    foam: recipe.foam ?? false,
    garnish,
    homemade: recipe.homemade ?? null,
    spec,
    ingredients: ingredientTexts(spec),
    instructions: recipe.instructions,
    tags: recipe.tags,
    image: recipe.image ?? null,
    origin: recipe.origin ?? null,
    source: recipe.source ?? null,
    facts: factsOf({ spec, serves, method, glass, ice, garnish }, vocabulary),
  };
}

/** A photo that a moderator has removed does not come back with a file. */
export const withoutRemovedPhoto = (
  content: RecipeContent,
  row: Pick<RecipeRow, 'removedImages'>,
): RecipeContent => (isRemovedPhoto(row, content.image) ? { ...content, image: null } : content);

export const isRemovedPhoto = (
  { removedImages = [] }: Pick<RecipeRow, 'removedImages'>,
  image: string | null,
): boolean => image !== null && removedImages.includes(image);

function ingredientOf(
  slug: string | undefined,
  name: string | undefined,
  vocabulary: Vocabulary<LibraryIngredient>,
): Pick<SpecLine, 'name' | 'ingredient'> {
  if (slug === undefined)
    return { name: name ?? '', ingredient: vocabulary.resolve(name ?? '')?.slug ?? null };
  const known = vocabulary.get(slug);
  return { name: known?.name ?? slug.replaceAll('-', ' '), ingredient: known ? slug : null };
}

/** A recipe at its first revision. */
export function newRecipe(
  content: RecipeContent,
  about: {
    /** Omitted while it is not public; its id is used instead. */
    slug?: string;
    userId: string | null;
    libraryVersion: number | null;
    featured?: boolean;
    visibility?: RecipeVisibility;
    withheld?: Withheld | null;
    basedOnId?: string | null;
    createdAt: Date;
  },
): RecipeRow {
  const { featured = false, visibility = 'public', withheld = null, basedOnId = null, ...rest } = about;
  const _id = newId();
  return {
    _id,
    slug: _id,
    ...content,
    ...rest,
    visibility,
    withheld,
    removedImages: [],
    moderationRevision: 0,
    textRevision: 1,
    basedOnId,
    featured,
    ...unrated,
    views: 0,
    editedHere: false,
    revision: 1,
    updatedAt: about.createdAt,
  };
}
