import type { LibraryRecipe } from '@barspoon/contracts';
import { oklchOf } from './color.ts';
import type { Poured } from './poured.ts';

const isColorless = (liquid: Poured): boolean => {
  const { l, c } = oklchOf(liquid.color);
  return liquid.clarity === 'clear' && l > 0.88 && c < 0.045;
};

/**
 * Which liquids of a layered drink stand apart. Poured in layers, each line is one. In a built drink with a float or
 * a sunk syrup, a heavy first line stays at the bottom, the last stays on top, and what is between them mingles;
 * what has no color of its own joins its neighbor.
 */
export const withLayers = (poured: readonly Poured[], method: LibraryRecipe['method'] | null): Poured[] => {
  if (method === 'layer' && !(poured.length > 2 && poured.some(isColorless))) {
    return poured.map((liquid, layer) => ({ ...liquid, layer }));
  }
  const colored = poured.filter((liquid) => !isColorless(liquid));
  const [first, last] = [colored[0], colored.at(-1)];
  if (!first || !last) return poured.map((liquid) => ({ ...liquid, layer: 0 }));
  // Espresso over tonic: the only one with a color lies on what has none.
  const lowest = colored.length === 1 ? poured.indexOf(first) : 0;
  if (colored.length < 2) return poured.map((liquid, at) => ({ ...liquid, layer: at < lowest ? 0 : 1 }));
  const sinks = first.sugar >= 25 && first.clarity === 'clear';
  const between = colored.length > (sinks ? 2 : 1);
  // Vodka disappears in the coffee liqueur below cream, tequila in the juice above grenadine.
  const middle = between ? 1 : last.clarity === 'creamy' ? 0 : 2;
  let seenLast = false;
  return poured.map((liquid) => {
    if (liquid === first && sinks) return { ...liquid, layer: 0 };
    seenLast ||= liquid === last;
    return { ...liquid, layer: seenLast ? 2 : middle };
  });
};

/** White cream poured last onto something dark and hot stays on top, whether the recipe says so or not. */
export const floatsCream = (poured: readonly Poured[]): boolean => {
  const last = poured.at(-1);
  const rest = poured.slice(0, -1);
  return (
    last?.clarity === 'creamy' &&
    oklchOf(last.color).l > 0.9 &&
    rest.some(({ color }) => oklchOf(color).l < 0.5) &&
    rest.every(({ clarity }) => clarity !== 'creamy')
  );
};
