/** How much of an item there is, in bottles: what nobody has counted is whole. Implements BEYOND-236. */
export const bottlesLeft = (bottles: readonly { size: number; level: number | null }[]): number =>
  Math.round(bottles.reduce((sum, { size, level }) => sum + (level === null ? 1 : level / size), 0) * 100) /
  100;

/** Whole bottles that bring an item to its par level at least; none where it is there. */
export const toOrder = (par: number | null, have: number): number =>
  par === null || have >= par ? 0 : Math.ceil(Number((par - have).toFixed(6)));
