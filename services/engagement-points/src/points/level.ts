import { levels } from '@barspoon/contracts';

type Level = (typeof levels)[number];

/** The level for a number of points: the highest whose threshold is reached. Implements LEVEL-02. */
export function levelOf(points: number): Level {
  return levels.findLast((level) => points >= level.minPoints) ?? levels[0];
}

/** The level after the current one, or null at the top. */
export function nextLevelAfter(points: number): { name: string; minPoints: number } | null {
  const next = levels.find((level) => level.minPoints > points);
  return next ? { name: next.name, minPoints: next.minPoints } : null;
}
