import { dayMs } from '@barspoon/contracts';
import type { Drink } from './drink.ts';
import type { World } from './turn.ts';

const weekMs = 7 * dayMs;
/** A recipe that says less is a note. */
const minWords = 8;

/**
 * Drinks the bartender suggests on their own account: those of the site, and members' that somebody has rated, or that are whole and
 * older than a week. Any of them is answered when it is named. Implements BEYOND-113.
 */
export function* recommended({ shelf, now }: Pick<World, 'shelf' | 'now'>): Iterable<Drink> {
  for (const drink of shelf.all()) if (isWorthIt(drink, now)) yield drink;
}

export function isWorthIt(drink: Drink, now: Date): boolean {
  const { userId, ratingCount, createdAt, spec, instructions } = drink;
  if (!userId || (ratingCount ?? 0) > 0) return true;
  const isWhole = spec.length >= 2 && instructions.join(' ').split(/\s+/).length >= minWords;
  return isWhole && createdAt !== undefined && now.getTime() - createdAt.getTime() > weekMs;
}
