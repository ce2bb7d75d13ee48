import { glassShapes } from './glasses.ts';
import { type Mixture, mixLiquids } from './mixing.ts';
import type { PictureSpec } from './picture-spec.ts';
import { vesselColour } from './vessel-colour.ts';

/** What stands in the glass from the bottom up: one mixture, or one per layer. */
export const mixturesOf = ({ liquids, layered }: PictureSpec): Mixture[] => {
  if (!layered || liquids.length === 0) return [mixLiquids(liquids)];
  const numbers = liquids.map((liquid, index) => liquid.layer ?? index);
  return [...new Set(numbers)]
    .toSorted((a, b) => a - b)
    .map((number) => mixLiquids(liquids.filter((_, index) => numbers[index] === number)));
};

/** The colour the whole picture is tuned to: of the vessel where it hides its drink, else of the largest layer. */
export const keyColour = (spec: PictureSpec): string => {
  const { material } = glassShapes[spec.glass];
  if (material === 'copper' || material === 'ceramic') return vesselColour(material, spec.seed);
  return mixturesOf(spec).reduce((most, mixture) => (mixture.ml > most.ml ? mixture : most)).colour;
};
