import type { GarnishShape, LibraryIngredient, LibraryRecipe, Unit } from '@barspoon/contracts';
import { toMl } from '../units.ts';
import { blend } from './color.ts';
import type { PictureGarnish, PictureLiquid } from './picture-spec.ts';

/** What a picture needs to know of a vocabulary node. */
export type PictureIngredient = Pick<LibraryIngredient, 'slug' | 'color'> &
  Partial<Pick<LibraryIngredient, 'clarity' | 'carbonated' | 'sugar' | 'garnish'>>;

/** One line of a recipe, as the library writes it; `ingredient` is null where the vocabulary does not know it. */
export interface PictureLine {
  amount?: number | null | undefined;
  unit: Unit;
  ingredient: string | null;
  optional?: boolean | undefined;
}

/** A liquid with what decides whether it sinks: grams of sugar per 100 ml. */
export interface Poured extends PictureLiquid {
  sugar: number;
}

/** What becomes of one line: it pours, it fills the glass up, it stays in the drink as it is, or it cannot be seen. */
export type Contribution =
  | { kind: 'poured' | 'top'; liquid: Poured }
  | { kind: 'inside'; piece: PictureGarnish }
  | { kind: 'unseen' };

type Method = LibraryRecipe['method'] | null;

/** An egg is counted but pours: its white is nearly clear, its yolk is not. */
const eggs: readonly (readonly [pattern: RegExp, ml: number])[] = [
  [/egg-?white|aquafaba/, 28],
  [/yolk/, 18],
  [/\begg\b/, 45],
];

/** What a piece of fruit gives when it is blended, shaken to pulp or pressed, in ml. */
const pulp: Partial<Record<GarnishShape, number>> = {
  berry: 12,
  banana: 70,
  pineapple: 18,
  slice: 18,
  wedge: 5,
};

/** Methods after which whatever was put in is still in the glass. */
const unstrained = new Set<Method>(['build', 'muddle', 'swizzle', 'layer', 'stir', null]);
const staysWhole = new Set<GarnishShape>([
  'mint',
  'herb',
  'wedge',
  'berry',
  'cucumber',
  'slice',
  'wheel',
  'apple',
]);

const unknownLiquid = { color: '#e9d9b4', clarity: 'clear', carbonated: false, sugar: 0 } as const;

const liquidOf = (node: PictureIngredient | undefined, ml: number): Poured =>
  node
    ? {
        color: node.color,
        clarity: node.clarity ?? 'clear',
        carbonated: node.carbonated ?? false,
        sugar: node.sugar ?? 0,
        ml,
      }
    : { ...unknownLiquid, ml };

const countedMl = ({ amount, unit, ingredient }: PictureLine): number | undefined => {
  if (unit === 'scoop') return 60 * (amount ?? 1);
  if (unit !== 'piece' || !ingredient) return undefined;
  const egg = eggs.find(([pattern]) => pattern.test(ingredient));
  return egg && egg[1] * (amount ?? 1);
};

/** Pulp of pressed or blended fruit: paler than its skin, and cloudy. */
const pulpOf = (node: PictureIngredient, line: PictureLine, method: Method): Poured | null => {
  const each = node.garnish && pulp[node.garnish];
  if (!each || (method !== 'blend' && method !== 'muddle' && method !== 'shake')) return null;
  const color = node.garnish === 'wedge' ? blend(node.color, '#f6f6dc', 0.8) : node.color;
  const ml = line.unit === 'gram' ? (line.amount ?? 0) * 0.8 : (line.amount ?? 1) * each;
  return { color, clarity: 'cloudy', carbonated: false, sugar: 0, ml };
};

/** What the lines of one ingredient show of themselves in the glass. */
export const contributionsOf = (
  line: PictureLine,
  node: PictureIngredient | undefined,
  method: Method,
): Contribution[] => {
  if (line.optional || line.unit === 'to taste' || line.unit === 'pinch') return [{ kind: 'unseen' }];
  if (line.unit === 'top') return [{ kind: 'top', liquid: liquidOf(node, 0) }];
  const ml = toMl({ amount: line.amount ?? 1, unit: line.unit }) ?? countedMl(line);
  if (ml !== undefined) return [{ kind: 'poured', liquid: liquidOf(node, ml) }];
  if (!node) return [{ kind: 'unseen' }];
  const pressed = pulpOf(node, line, method);
  const found: Contribution[] = pressed ? [{ kind: 'poured', liquid: pressed }] : [];
  if (node.garnish && staysWhole.has(node.garnish) && unstrained.has(method)) {
    found.push({ kind: 'inside', piece: { shape: node.garnish, color: node.color } });
  } else if (line.unit === 'gram' && !pressed) {
    // Steeped or dissolved: it colors what it is in.
    found.push({ kind: 'poured', liquid: liquidOf(node, (line.amount ?? 0) * 0.5) });
  }
  return found;
};
