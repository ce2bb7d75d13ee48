import { z } from 'zod';
import { idParams } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { recipeDeleted, recipePublished, recipeRevised, vocabularyRevised } from './events.ts';
import { exampleCard } from './examples.ts';
import { libraryIngredientSchema } from './library.ts';
import { recipeCardSchema } from './recipes.ts';
import { slugListQuery } from './substitutes.ts';

/** How many ingredients are offered in the place of one, and how many drinks a map shows around one. */
export const exchangesShown = 16;
export const neighborsShown = 24;

/** What the balance of a drink is calculated from. */
export const ingredientFiguresSchema = libraryIngredientSchema.pick({
  slug: true,
  name: true,
  abv: true,
  sugar: true,
  acid: true,
  otherKcal: true,
  pieceMl: true,
  solid: true,
  gramsPerMl: true,
  carbonated: true,
  allergens: true,
  vegan: true,
});
export type IngredientFigures = z.output<typeof ingredientFiguresSchema>;

/** A drink on the map of those built alike: percent of alcohol, grams of sugar and of acid in 100 ml. */
export const neighborSchema = recipeCardSchema.pick({ id: true, slug: true, name: true }).extend({
  abv: z.number().min(0).max(96),
  sugar: z.number().min(0),
  acid: z.number().min(0),
});
export type Neighbor = z.output<typeof neighborSchema>;

const figures = ({ slug, name, ...given }: Partial<IngredientFigures> & { slug: string; name: string }) =>
  ingredientFiguresSchema.parse({ slug, name, ...given });

export const balanceRoutes = defineRoutes('catalogue.balance', {
  figures: {
    method: 'GET',
    path: '/ingredients/figures',
    access: 'public',
    summary: 'Strength, sugar and acid of these ingredients, and what does the same in a drink',
    query: z.strictObject({ ingredients: slugListQuery }),
    response: z.strictObject({
      items: z.array(
        ingredientFiguresSchema.extend({ exchanges: z.array(ingredientFiguresSchema).max(exchangesShown) }),
      ),
    }),
    hot: { seconds: 300, droppedBy: [vocabularyRevised] },
    example: {
      query: { ingredients: ['lime-juice'] },
      response: {
        items: [
          {
            ...figures({ slug: 'lime-juice', name: 'Lime juice', sugar: 1.6, acid: 6 }),
            exchanges: [figures({ slug: 'lemon-juice', name: 'Lemon juice', sugar: 1.6, acid: 6 })],
          },
        ],
      },
    },
  },
  neighbors: {
    method: 'GET',
    path: '/recipes/:id/neighbors',
    access: 'public',
    summary: 'Drinks built alike with their strength, sugar and acid, to be seen beside this one',
    params: idParams,
    response: z.strictObject({ items: z.array(neighborSchema).max(neighborsShown) }),
    hot: { seconds: 300, droppedBy: [recipePublished, recipeRevised, recipeDeleted] },
    example: {
      params: { id: exampleCard.id },
      response: {
        items: [
          {
            id: exampleCard.id,
            slug: exampleCard.slug,
            name: exampleCard.name,
            abv: 18.2,
            sugar: 6.1,
            acid: 0.8,
          },
        ],
      },
    },
  },
});
