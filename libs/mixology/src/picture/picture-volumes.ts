import type { Unit } from '@barspoon/contracts';

/** Roughly how much of a unit is seen in the glass, in ml; units that are judged or counted are not here. */
const seenMl: Partial<Record<Unit, number>> = {
  ml: 1,
  cl: 10,
  oz: 30,
  part: 30,
  dash: 1,
  drop: 0.1,
  'bar spoon': 4,
  teaspoon: 5,
  tablespoon: 15,
  splash: 12,
  cup: 240,
  shot: 45,
  scoop: 60,
};

/** ml of a measured line, or null for what is counted, weighed, judged or topped up. */
export const seenVolume = (amount: number | undefined | null, unit: Unit): number | null => {
  const perUnit = seenMl[unit];
  return perUnit === undefined ? null : (amount ?? 1) * perUnit;
};
