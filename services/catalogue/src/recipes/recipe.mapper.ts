import {
  type Attribution,
  type LibraryIngredient,
  type OwnRecipeCard,
  photoOfSize,
  picturePath,
  type Recipe,
  type RecipeCard,
  type RecipeFact,
  type ReviewAuthor,
  type Variation,
} from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import { pictureSpecOf } from '@barspoon/mixology/picture';
import type { RecipeRow } from './recipe.schema.ts';
import { cardDescription } from './recipe.ts';
import { shownImage } from './recipe-image.ts';

/** The fields a card needs; repositories read no more for a list. */
export type CardRow = Pick<
  RecipeRow,
  | '_id'
  | 'slug'
  | 'name'
  | 'description'
  | 'category'
  | 'alcoholic'
  | 'difficulty'
  | 'prepTimeMinutes'
  | 'featured'
  | 'image'
  | 'visibility'
  | 'revision'
  | 'ratingAverage'
  | 'ratingCount'
>;

/** In the list of the member's own recipes. */
export type OwnCardRow = CardRow & Pick<RecipeRow, 'withheld' | 'createdAt'>;

/** In the list of a recipe's variations. */
export type VariationRow = CardRow & Pick<RecipeRow, 'userId' | 'createdAt'>;

/** The reference of a recipe to its original. */
export type OriginalRow = Pick<RecipeRow, '_id' | 'slug' | 'name' | 'userId'>;

/** By which its drawing is asked for: the slug of a private one would tell its name. */
export const pictureName = (row: Pick<RecipeRow, '_id' | 'slug' | 'visibility'>): string =>
  row.visibility === 'private' ? row._id : row.slug;

export const toCard = (row: CardRow): RecipeCard => ({
  id: row._id,
  slug: row.slug,
  name: row.name,
  description: cardDescription(row.description),
  category: row.category,
  alcoholic: row.alcoholic,
  difficulty: row.difficulty,
  prepTimeMinutes: row.prepTimeMinutes,
  featured: row.featured,
  image: row.image && photoOfSize(shownImage(row._id, row.image), 480),
  picture: picturePath(pictureName(row), row.revision),
  rating: { average: row.ratingAverage, count: row.ratingCount },
});

/** A withheld recipe keeps its slug for when it is shown again; until then its id is used. */
const addressed = <Row extends CardRow & Pick<RecipeRow, 'withheld'>>(row: Row): Row =>
  row.withheld ? { ...row, slug: row._id } : row;

export const toRecipe = (row: RecipeRow, basedOn: Attribution | null): Recipe => ({
  ...toCard(addressed(row)),
  image: row.image && shownImage(row._id, row.image),
  description: row.description,
  alternativeNames: row.alternativeNames,
  instructions: row.instructions,
  ingredients: row.ingredients,
  spec: row.spec,
  serves: row.serves,
  method: row.method,
  glass: row.glass,
  ice: row.ice,
  rim: row.rim,
  garnish: row.garnish,
  homemade: row.homemade ?? null,
  tags: row.tags,
  origin: row.origin,
  source: row.source,
  basedOn,
  facts: row.facts,
  views: row.views,
  userId: row.userId,
  visibility: row.visibility,
  withheld: row.withheld,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toOwnCard = (row: OwnCardRow): OwnRecipeCard => ({
  ...toCard(addressed(row)),
  visibility: row.visibility,
  withheld: row.withheld,
});

export const toVariation = (row: VariationRow, author: ReviewAuthor | undefined): Variation => ({
  ...toCard(row),
  userId: row.userId,
  author: toAuthor(author),
});

export const toAttribution = (
  original: OriginalRow | undefined,
  author: ReviewAuthor | undefined,
): Attribution => ({
  original: original
    ? { id: original._id, slug: original.slug, name: original.name, author: toAuthor(author) }
    : null,
});

const toAuthor = (author: ReviewAuthor | undefined) =>
  author ? { username: author.username, fullName: author.fullName } : null;

/** The event data of a recipe. */
export const toFact = (row: RecipeRow): RecipeFact => ({
  recipeId: row._id,
  revision: row.revision,
  slug: row.slug,
  name: row.name,
  category: row.category,
  alcoholic: row.alcoholic,
  featured: row.featured,
  userId: row.userId,
  visibility: row.visibility,
  ingredients: row.spec.map(({ name, ingredient, optional }) => ({ name, ingredient, optional })),
});

export const toPictureSpec = (row: RecipeRow, vocabulary: Vocabulary<LibraryIngredient>) =>
  pictureSpecOf({ ...row, slug: pictureName(row) }, (slug) => vocabulary.get(slug));
