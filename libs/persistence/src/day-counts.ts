import { maxGrowthDays } from '@barspoon/contracts';
import { daysBefore, daysFrom, startOfDay } from '@barspoon/platform';
import type { Model } from 'mongoose';

/** Counts of a day; its id is the day in UTC: `2026-01-01`. */
export type DayCounts<F extends string> = { _id: string } & Record<F, number>;

/**
 * How many rows there are per day since a given day, by a date field. @param
 * match a further filter
 */
export async function countByDay<R>(
  rows: Model<R>,
  moment: keyof R & string,
  first: string,
  match: Readonly<Record<string, unknown>> = {},
): Promise<ReadonlyMap<string, number>> {
  const counts = await rows.aggregate<{ _id: string; count: number }>([
    { $match: { ...match, [moment]: { $gte: startOfDay(first) } } },
    { $group: { _id: { $dateToString: { date: `$${moment}`, format: '%Y-%m-%d' } }, count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [_id, count]));
}

/**
 * Recounts today, the last day that was counted, and what was missed between them; at the first run everything that
 * is still there. Days before them stay as they were counted.
 */
export async function rollUpDays<F extends string>(
  days: Model<DayCounts<F>>,
  today: string,
  counters: Readonly<Record<F, (first: string) => Promise<ReadonlyMap<string, number>>>>,
): Promise<void> {
  const newest = await days.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean<{ _id: string }>();
  const from = [daysBefore(today, maxGrowthDays - 1), newest?._id ?? ''].sort().at(-1) as string;
  const fields = Object.keys(counters) as F[];
  const counts = new Map<F, ReadonlyMap<string, number>>();
  for (const field of fields) counts.set(field, await counters[field](from));
  const known = [...counts.values()].flatMap((byDay) => [...byDay.keys()]).sort();
  const rows = daysFrom(newest ? from : (known[0] ?? today), today).map((day) => ({
    _id: day,
    ...Object.fromEntries(fields.map((field) => [field, counts.get(field)?.get(day) ?? 0])),
  }));
  await days.bulkWrite(
    rows.map((row) => ({
      replaceOne: { filter: { _id: row._id } as never, replacement: row as never, upsert: true },
    })),
  );
}

/** Of each day since a given day, the oldest first. */
export async function daysSince<F extends string>(days: Model<DayCounts<F>>, first: string) {
  const rows = await days
    .find({ _id: { $gte: first } } as never)
    .sort({ _id: 1 })
    .lean<DayCounts<F>[]>();
  return rows.map(({ _id, ...counts }) => ({ day: _id, ...(counts as Omit<DayCounts<F>, '_id'>) }));
}
