import type { LibraryRecipe } from '@barspoon/contracts';
import { oklchOf } from './colour.ts';
import type { Poured } from './poured.ts';

const isColourless = (liquid: Poured): boolean => {
  const { l, c } = oklchOf(liquid.colour);
  return liquid.clarity === 'clear' && l > 0.88 && c < 0.045;
};

/**
 * Which liquids of a layered drink stand apart. Poured in layers, each line is one. In a built drink with a float or
 * a sunk syrup, a heavy first line stays at the bottom, the last stays on top, and what is between them mingles;
 * what has no colour of its own joins its neighbour.
 */
export const withLayers = (poured: readonly Poured[], method: LibraryRecipe['method'] | null): Poured[] => {
  if (method === 'layer' && !(poured.length > 2 && poured.some(isColourless))) {
    return poured.map((liquid, layer) => ({ ...liquid, layer }));
  }
  const coloured = poured.filter((liquid) => !isColourless(liquid));
  const [first, last] = [coloured[0], coloured.at(-1)];
  if (!first || !last) return poured.map((liquid) => ({ ...liquid, layer: 0 }));
  // Espresso over tonic: the only one with a colour lies on what has none.
  const lowest = coloured.length === 1 ? poured.indexOf(first) : 0;
  if (coloured.length < 2) return poured.map((liquid, at) => ({ ...liquid, layer: at < lowest ? 0 : 1 }));
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

/** White cream poured last onto something dark and hot stays on top, whether the recipe says so or not. */
export const floatsCream = (poured: readonly Poured[]): boolean => {
  const last = poured.at(-1);
  const rest = poured.slice(0, -1);
  return (
    last?.clarity === 'creamy' &&
    oklchOf(last.colour).l > 0.9 &&
    rest.some(({ colour }) => oklchOf(colour).l < 0.5) &&
    rest.every(({ clarity }) => clarity !== 'creamy')
  );
};
