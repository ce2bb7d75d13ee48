import type { EarnedAchievementRow } from '../achievements/achievement.schema.ts';
import type { AchievementGoals } from '../achievements/goals.ts';
import { earnedRow, firstOf, type Reached } from '../achievements/reached.ts';
import type { ActivityRow } from '../activities/activity.schema.ts';
import { noPoints, plus } from '../awards/standing.ts';
import type { Standing } from '../points/points.schema.ts';
import type { WindowPointsRow } from '../points/window-points.schema.ts';
import { type CountedAward, windowTotals } from '../points/window-totals.ts';

/** What a member's ledger comes to. */
export interface Replayed {
  standing: Standing;
  reached: Reached[];
  earned: EarnedAchievementRow[];
  windows: Omit<WindowPointsRow, 'listed'>[];
}

/** Reads a ledger from its first entry to its last, as if it were written now. */
export function replay(
  userId: string,
  ledger: readonly ActivityRow[],
  goals: AchievementGoals,
  now: Date,
): Replayed {
  let standing = noPoints(userId);
  const reached: Reached[] = [];
  const awards: CountedAward[] = [];
  for (const activity of ledger) {
    const next = plus(standing, activity, goals);
    standing = next.after;
    reached.push(...next.reached.map(({ key }) => ({ key, activity })));
    if (activity.pointsAwarded !== 0) awards.push({ activity, sequence: standing.sequence });
  }
  const first = firstOf(reached);
  const windows = windowTotals(awards, now).sort((a, b) => (a._id < b._id ? -1 : 1));
  return { standing, reached: first, earned: first.map(earnedRow), windows };
}
