import { type AskedLine, amountOf, type Standing, type StandingBottle, sourcesOf } from './takings.ts';

/** Less is a rest in the bottle. */
const crumbs = 0.001;

/**
 * The lines with what they ask for beyond what stands on a bar. Every bottle is poured once, whichever line asks for it first;
 * an item without a level has enough of it. Optional lines and staples are left out. Implements BEYOND-208.
 */
export function needsOf<L extends AskedLine>(lines: readonly L[], bar: Standing): L[] {
  const left = new Map(bar.bottles.map(({ id, level }) => [id, level]));
  return lines.flatMap((line) => {
    const node = bar.vocabulary.nodeOf(line);
    if (line.optional || node?.staple) return [];
    const missing = missingOf(line, bar, left);
    if (missing <= crumbs) return [];
    const amount = line.amount === null ? null : line.amount * missing;
    return [{ ...line, ingredient: node?.slug ?? null, amount }];
  });
}

/** The share of a line that the bar cannot pour; what it can is gone then. */
function missingOf(line: AskedLine, bar: Standing, left: Map<string, number | null>): number {
  const node = bar.vocabulary.nodeOf(line);
  let missing = 1;
  for (const { item, bottle } of sourcesOf(line, node, bar, left)) {
    const level = bottle ? (left.get(bottle.id) ?? null) : null;
    if (!bottle || level === null) return 0;
    const whole = amountOf(line, node, bottle.unit, bar.vocabulary.nodeOf(item));
    // What cannot be measured is there as long as the bottle is not empty.
    if (whole === undefined) {
      if (level > 0) return 0;
      continue;
    }
    const poured = Math.min(level, whole * missing);
    left.set(bottle.id, level - poured);
    missing -= poured / whole;
    if (missing <= crumbs) return 0;
  }
  return missing;
}

/** Of what is poured a fifth of a bottle, of what is counted two. */
const lowShare = 0.2;
const lowPieces = 2;

/** Whether an item runs low: each of its bottles has a level, and there is little left in all of them. Implements BEYOND-208. */
export function runsLow(
  bottles: readonly Pick<StandingBottle & { size: number }, 'level' | 'size' | 'unit'>[],
): boolean {
  if (bottles.length === 0) return false;
  const share = bottles.reduce((sum, { level, size, unit }) => {
    const enough = unit === 'piece' ? lowPieces : size * lowShare;
    return sum + (level === null ? Infinity : level / enough);
  }, 0);
  return share <= 1;
}
