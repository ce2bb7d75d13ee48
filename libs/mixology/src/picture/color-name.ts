import { oklchOf } from './color.ts';
import { mixLiquids } from './mixing.ts';
import { type PictureRecipe, pictureSpecOf } from './picture-spec-of.ts';
import type { PictureIngredient } from './poured.ts';

export const drinkColors = [
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'black',
  'white',
] as const;
export type DrinkColor = (typeof drinkColors)[number];

/** By where its hue ends, in degrees. */
const hues: readonly (readonly [number, DrinkColor])[] = [
  [42, 'red'],
  [78, 'orange'],
  [112, 'yellow'],
  [185, 'green'],
  [285, 'blue'],
  [335, 'purple'],
  [360, 'red'],
];

/** What color a drink is called, as it is drawn; null for what is clear, or of a brown that nobody asks for. */
export function colorNameOf(
  recipe: PictureRecipe,
  lookup: (slug: string) => PictureIngredient | undefined,
): DrinkColor | null {
  const { color, cloudiness } = mixLiquids(pictureSpecOf(recipe, lookup).liquids);
  const { l, c, h } = oklchOf(color);
  if (l < 0.4 && c < 0.09) return l < 0.32 ? 'black' : null;
  if (c < 0.05) return cloudiness > 0.3 && l > 0.75 ? 'white' : null;
  const hue = hues.find(([end]) => h <= end)?.[1] ?? null;
  if (hue === 'red' && l > 0.62) return 'pink';
  if (hue === 'red' && c < 0.1) return null;
  if ((hue === 'orange' || hue === 'yellow') && l < 0.55) return null;
  return hue;
}
