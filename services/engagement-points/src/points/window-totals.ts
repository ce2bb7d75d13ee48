import type { ActivityRow } from '../activities/activity.schema.ts';
import type { WindowPointsRow } from './window-points.schema.ts';
import { windowsOf } from './windows.ts';

/** An award with its number among those of its member. */
export interface CountedAward {
  activity: Pick<ActivityRow, 'userId' | 'pointsAwarded' | 'createdAt' | 'countsAt'>;
  sequence: number;
}

/** What awards come to by month and week. Windows that are over for long are left out. */
export function windowTotals(awards: readonly CountedAward[], now: Date): Omit<WindowPointsRow, 'listed'>[] {
  const totals = new Map<string, Omit<WindowPointsRow, 'listed'>>();
  for (const { activity, sequence } of awards)
    for (const { window, keptUntil } of windowsOf(activity.countsAt ?? activity.createdAt)) {
      if (activity.pointsAwarded === 0 || keptUntil <= now) continue;
      const _id = `${window}:${activity.userId}`;
      const before = totals.get(_id);
      const points = (before?.points ?? 0) + activity.pointsAwarded;
      totals.set(_id, { _id, window, userId: activity.userId, points, sequence, keptUntil });
    }
  return [...totals.values()];
}
