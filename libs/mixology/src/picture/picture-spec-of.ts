import type { LibraryRecipe } from '@barspoon/contracts';
import { glassShapes } from './glasses.ts';
import { floatsCream, withLayers } from './layering.ts';
import type { PictureGarnish, PictureSpec } from './picture-spec.ts';
import { contributionsOf, type PictureIngredient, type PictureLine, type Poured } from './poured.ts';

/** What a picture needs to know of a recipe: the library's format, or a stored recipe brought to it. */
export interface PictureRecipe {
  slug: string;
  serves?: number;
  method?: LibraryRecipe['method'] | null;
  glass: LibraryRecipe['glass'];
  ice: LibraryRecipe['ice'];
  rim?: LibraryRecipe['rim'] | null;
  layered?: boolean | undefined;
  foam?: boolean | undefined;
  spec: readonly PictureLine[];
  garnish: readonly { shape: PictureGarnish['shape']; ingredient: string }[];
}

/**
 * What the picture of a recipe is drawn from. `lookup` answers a vocabulary node by slug; an unknown ingredient is
 * drawn as something pale and clear rather than refused. Optional lines are left out. Volumes are those of one
 * serving; in a punch bowl, of all.
 */
export const pictureSpecOf = (
  recipe: PictureRecipe,
  lookup: (slug: string) => PictureIngredient | undefined,
): PictureSpec => {
  const { glass, ice, method = null } = recipe;
  const { poured, inside } = gather(recipe, lookup);
  const hot = isHot(recipe, poured);
  const layered = recipe.layered === true || (hot && floatsCream(poured));
  return {
    seed: recipe.slug,
    glass,
    ice,
    method,
    liquids: (layered ? withLayers(poured, method) : poured).map(({ sugar: _, ...liquid }) => liquid),
    garnish: recipe.garnish.map(({ shape, ingredient }) => ({
      shape,
      color: lookup(ingredient)?.color ?? '#7fae4a',
    })),
    ...(inside.length > 0 && { inside }),
    ...(recipe.rim && { rim: recipe.rim }),
    ...(layered && { layered }),
    ...(recipe.foam && { foam: true }),
    ...(hot && { hot }),
  };
};

const gather = (
  recipe: PictureRecipe,
  lookup: (slug: string) => PictureIngredient | undefined,
): { poured: Poured[]; inside: PictureGarnish[] } => {
  const { glass, ice, method = null, serves = 1 } = recipe;
  // Cream that is floated as the garnish is drawn as such and mixed into nothing.
  const onTop = new Set(
    recipe.garnish.filter(({ shape }) => shape === 'cream').map(({ ingredient }) => ingredient),
  );
  const found = recipe.spec
    .filter(({ ingredient }) => !ingredient || !onTop.has(ingredient))
    .flatMap((line) => contributionsOf(line, line.ingredient ? lookup(line.ingredient) : undefined, method));
  const share = glass === 'punch bowl' ? 1 : 1 / serves;
  const liquids = found.filter((one) => 'liquid' in one);
  const measured = liquids.reduce((sum, { liquid }) => sum + liquid.ml * share, 0);
  const tops = liquids.filter(({ kind }) => kind === 'top').length;
  const filled = glassShapes[glass].capacity * (ice === 'none' ? 0.7 : 0.5);
  return {
    poured: liquids.map(({ kind, liquid }) => ({
      ...liquid,
      ml: kind === 'top' ? Math.max(40, filled - measured) / tops : liquid.ml * share,
    })),
    inside: found.flatMap((one) => (one.kind === 'inside' ? [one.piece] : [])),
  };
};

/** Heated, or built without ice in a glass for hot drinks. */
const isHot = ({ method, ice, glass }: PictureRecipe, poured: readonly Poured[]): boolean =>
  ice === 'none' &&
  (method === 'heat' || glass === 'irish coffee' || glass === 'mug') &&
  method !== 'blend' &&
  method !== 'shake' &&
  !poured.some(({ carbonated }) => carbonated);
