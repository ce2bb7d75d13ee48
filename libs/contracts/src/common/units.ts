/**
 * Units a recipe line may use, in the field's words. Volumes convert to ml; `piece`, `leaf`, `sprig`, `slice`,
 * `cube`, `bean`, `pinch` and `to taste` are counted or judged, never converted.
 */
export const units = [
  'ml',
  'cl',
  'oz',
  'part',
  'dash',
  'drop',
  'bar spoon',
  'teaspoon',
  'tablespoon',
  'splash',
  'top',
  'cup',
  'shot',
  'gram',
  'piece',
  'leaf',
  'sprig',
  'slice',
  'wedge',
  'cube',
  'scoop',
  'bean',
  'pinch',
  'to taste',
] as const;
export type Unit = (typeof units)[number];
