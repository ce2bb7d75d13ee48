import { type PictureSpec, pictureSpecOf } from '@barspoon/mixology/picture';
import type { StarterLibrary } from '../load.ts';

/** A drink as the contact sheet shows it. */
export interface Drink {
  name: string;
  spec: PictureSpec;
}

/** Every recipe of the library with what its picture is drawn from, by name. */
export const drinksOf = ({
  recipes,
  ingredients,
}: Pick<StarterLibrary, 'recipes' | 'ingredients'>): Drink[] => {
  const vocabulary = new Map(ingredients.map((node) => [node.slug, node]));
  return recipes
    .map((recipe) => ({ name: recipe.name, spec: pictureSpecOf(recipe, (slug) => vocabulary.get(slug)) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
};
