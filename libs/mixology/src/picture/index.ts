export { colorNameOf, type DrinkColor, drinkColors } from './color-name.ts';
export { drawDrink } from './draw-drink.ts';
export { garnishIcon } from './icons/garnish-icon.ts';
export { glassIcon } from './icons/glass-icon.ts';
export type {
  DrawOptions,
  PictureFormat,
  PictureGarnish,
  PictureLiquid,
  PictureMode,
  PictureSpec,
} from './picture-spec.ts';
export { type PictureRecipe, pictureSpecOf } from './picture-spec-of.ts';
export type { PictureIngredient, PictureLine } from './poured.ts';
