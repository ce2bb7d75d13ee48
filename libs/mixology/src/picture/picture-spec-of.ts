import type { LibraryIngredient, LibraryRecipe, Unit } from '@barspoon/contracts';
import { oklchOf } from './colour.ts';
import { glassShapes } from './glasses.ts';
import type { PictureGarnish, PictureLiquid, PictureSpec } from './picture-spec.ts';
import { seenVolume } from './picture-volumes.ts';

/** What a picture needs to know of a vocabulary node. */
export type PictureIngredient = Pick<LibraryIngredient, 'slug' | 'colour'> &
  Partial<Pick<LibraryIngredient, 'clarity' | 'carbonated' | 'sugar' | 'garnish'>>;

/** What a picture needs to know of a recipe: the library's format, or a stored recipe brought to it. */
export interface PictureRecipe {
  slug: string;
  serves?: number;
  method?: LibraryRecipe['method'] | null;
  glass: LibraryRecipe['glass'];
  ice: LibraryRecipe['ice'];
  rim?: LibraryRecipe['rim'] | null;
  layered?: boolean;
  foam?: boolean;
  spec: readonly { amount?: number | null; unit: Unit; ingredient: string | null }[];
  garnish: readonly { shape: PictureGarnish['shape']; ingredient: string }[];
}

interface Poured extends PictureLiquid {
  sugar: number;
}

/** An egg is counted but pours: its white is nearly clear, its yolk is not. */
const eggs: readonly [pattern: RegExp, ml: number][] = [
  [/egg-?white|aquafaba/, 28],
  [/egg-?yolk|yolk/, 18],
  [/egg/, 45],
];
const leaves = new Set(['mint', 'herb']);
const muddled = new Set(['mint', 'herb', 'wedge', 'berry', 'cucumber', 'slice', 'wheel']);

const unknownLiquid = { colour: '#e9d9b4', clarity: 'clear', carbonated: false } as const;

const isColourless = (liquid: Poured): boolean => {
  const { l, c } = oklchOf(liquid.colour);
  return liquid.clarity === 'clear' && l > 0.88 && c < 0.045;
};

/**
 * Which liquids of a layered drink stand apart. Poured in layers, each line is one. In a built drink with a float or
 * a sunk syrup, a heavy first line stays at the bottom, the last stays on top, and what is between them mingles;
 * what has no colour of its own joins its neighbour.
 */
const withLayers = (poured: readonly Poured[], method: PictureRecipe['method']): Poured[] => {
  if (method === 'layer' && !poured.some((liquid) => isColourless(liquid) && poured.length > 2)) {
    return poured.map((liquid, layer) => ({ ...liquid, layer }));
  }
  const coloured = poured.filter((liquid) => !isColourless(liquid));
  const [first, last] = [coloured[0], coloured.at(-1)];
  if (coloured.length < 2 || !first || !last) return poured.map((liquid) => ({ ...liquid, layer: 0 }));
  const sinks = first.sugar >= 25 && first.clarity === 'clear';
  const between = coloured.length > (sinks ? 2 : 1);
  // Vodka disappears in the coffee liqueur below cream, tequila in the juice above grenadine.
  const middle = between ? 1 : last.clarity === 'creamy' ? 0 : 2;
  let seenLast = false;
  return poured.map((liquid) => {
    if (liquid === first && sinks) return { ...liquid, layer: 0 };
    seenLast ||= liquid === last;
    return { ...liquid, layer: seenLast ? 2 : middle };
  });
};

/**
 * What the picture of a recipe is drawn from. `lookup` answers a vocabulary node by slug; an unknown ingredient is
 * drawn as something pale and clear rather than refused. Volumes are those of one serving; in a punch bowl, of all.
 */
export const pictureSpecOf = (
  recipe: PictureRecipe,
  lookup: (slug: string) => PictureIngredient | undefined,
): PictureSpec => {
  const { glass, ice, method = null } = recipe;
  const capacity = glassShapes[glass].capacity;
  const poured: Poured[] = [];
  const inside: PictureGarnish[] = [];
  const toppedUp: Poured[] = [];
  // Cream that is floated as the garnish is drawn as such and mixed into nothing.
  const onTop = new Set(
    recipe.garnish.filter(({ shape }) => shape === 'cream').map(({ ingredient }) => ingredient),
  );
  for (const { amount, unit, ingredient } of recipe.spec) {
    if (ingredient && onTop.has(ingredient)) continue;
    const node = ingredient ? lookup(ingredient) : undefined;
    const liquid = { ...unknownLiquid, ...pick(node), sugar: node?.sugar ?? 0 };
    const ml = seenVolume(amount, unit) ?? eggVolume(ingredient, amount, unit);
    if (unit === 'top') {
      const top = { ...liquid, ml: 0 };
      toppedUp.push(top);
      poured.push(top);
    } else if (ml !== null) {
      poured.push({ ...liquid, ml });
    } else if (node?.garnish && (leaves.has(node.garnish) || muddled.has(node.garnish))) {
      inside.push({ shape: node.garnish, colour: node.colour });
    }
  }
  const measured = poured.reduce((sum, { ml }) => sum + ml, 0);
  for (const top of toppedUp)
    top.ml = Math.max(40, capacity * (ice === 'none' ? 0.7 : 0.5) - measured) / toppedUp.length;
  const layered = recipe.layered === true;
  return {
    seed: recipe.slug,
    glass,
    ice,
    method,
    liquids: (layered ? withLayers(poured, method) : poured).map(({ sugar: _, ...liquid }) => liquid),
    garnish: recipe.garnish.map(({ shape, ingredient }) => ({
      shape,
      colour: lookup(ingredient)?.colour ?? '#7fae4a',
    })),
    ...(inside.length > 0 && { inside }),
    ...(recipe.rim && { rim: recipe.rim }),
    ...(layered && { layered }),
    ...(recipe.foam && { foam: true }),
    ...((method === 'heat' || (ice === 'none' && (glass === 'irish coffee' || glass === 'mug'))) && {
      hot: true,
    }),
  };
};

const pick = (node: PictureIngredient | undefined) =>
  node && { colour: node.colour, clarity: node.clarity ?? 'clear', carbonated: node.carbonated ?? false };

const eggVolume = (slug: string | null, amount: number | null | undefined, unit: Unit): number | null => {
  if (unit !== 'piece' || !slug) return null;
  const egg = eggs.find(([pattern]) => pattern.test(slug));
  return egg ? egg[1] * (amount ?? 1) : null;
};
