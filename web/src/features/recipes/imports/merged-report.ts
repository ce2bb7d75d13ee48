import { type OwnImportReport, ownBelongings, ownImportChanges } from '@barspoon/contracts';

/** A part of what is imported, with what importing it would do. */
export interface ReportedPart {
  text: string;
  report: OwnImportReport;
}

type Belongings = NonNullable<OwnImportReport['belongings']>;

/** What importing all parts would do, as one: places run on, and of two recipes of one name the second is already there. */
export function mergedReport(parts: readonly ReportedPart[]): Omit<OwnImportReport, 'format'> {
  const seen = new Set<string>();
  const recipes = parts.flatMap(({ report }) => report.recipes);
  return {
    recipes: recipes.map((one, at) => {
      const key = one.name.toLowerCase();
      const isAgain = one.change === 'new' && seen.has(key);
      seen.add(key);
      return { ...one, place: at + 1, ...(isAgain && { change: 'same' as const, notes: [] }) };
    }),
    room: Math.min(...parts.map(({ report }) => report.room)),
    belongings: parts.map(({ report }) => report.belongings).reduce(added, null),
  };
}

function added(one: Belongings | null, other: Belongings | null): Belongings | null {
  if (!one || !other) return one ?? other;
  const sum = structuredClone(one);
  for (const kind of ownBelongings)
    for (const change of ownImportChanges) sum[kind][change] += other[kind][change];
  return sum;
}
