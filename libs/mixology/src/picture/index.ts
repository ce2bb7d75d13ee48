export { drawDrink } from './draw-drink.ts';
export type {
  DrawOptions,
  PictureFormat,
  PictureGarnish,
  PictureLiquid,
  PictureMode,
  PictureSpec,
} from './picture-spec.ts';
export { type PictureIngredient, type PictureRecipe, pictureSpecOf } from './picture-spec-of.ts';
