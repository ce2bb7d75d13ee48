import type { AchievementRule } from '@barspoon/contracts';
import type { ActivityRow } from '../activities/activity.schema.ts';
import type { Standing } from '../points/points.schema.ts';
import { type Measure, measureKey, type Progress, progressAfter } from '../points/progress.ts';

/** What an achievement asks for. */
export interface Goal {
  key: string;
  rule: AchievementRule;
}

/** What is counted of one kind of act, with the goals along the way, lowest first. */
interface Counted {
  measure: Measure;
  key: string;
  goals: Goal[];
}

/**
 * The goals of all achievements, arranged by what they count: an act touches only what counts its kind, and finds the
 * goals it reaches by their numbers, however many achievements there are.
 */
export class AchievementGoals {
  private readonly byType = new Map<string, Counted[]>();
  private readonly points: Goal[];

  constructor(goals: readonly Goal[]) {
    const ascending = [...goals].sort((a, b) => a.rule.count - b.rule.count);
    this.points = ascending.filter(({ rule }) => rule.type === 'points');
    for (const goal of ascending) if (goal.rule.type !== 'points') this.countFor(goal);
  }

  /** Progress after an activity, and the goals it reaches. Own and custom things are not counted. */
  after(before: Standing, activity: ActivityRow): { progress: Record<string, Progress>; reached: Goal[] } {
    const points = before.totalPoints;
    const reached = between(this.points, points, points + activity.pointsAwarded);
    const counted = activity.unearned ? [] : (this.byType.get(activity.activityType) ?? []);
    if (counted.length === 0) return { progress: before.progress, reached };
    const progress = { ...before.progress };
    for (const { measure, key, goals } of counted) {
      const former = progress[key];
      const next = progressAfter(measure, former, activity);
      progress[key] = next;
      const from = former && former.window === next.window ? former.count : 0;
      reached.push(...between(goals, from, next.count));
    }
    return { progress, reached };
  }

  private countFor(goal: Goal): void {
    const { count: _, ...measure } = goal.rule;
    const key = measureKey(measure);
    const ofType = this.byType.get(measure.type) ?? [];
    const same = ofType.find((counted) => counted.key === key);
    if (same) same.goals.push(goal);
    else this.byType.set(measure.type, [...ofType, { measure, key, goals: [goal] }]);
  }
}

/** The goals above one number and up to another, found by halving. */
function between(ascending: readonly Goal[], from: number, to: number): Goal[] {
  const start = firstAbove(ascending, from);
  const end = firstAbove(ascending, to);
  return ascending.slice(start, Math.max(start, end));
}

function firstAbove(ascending: readonly Goal[], number: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle]?.rule.count ?? 0) > number) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How far a member is toward a goal; no further than the goal. */
export function progressTo({ rule }: Goal, standing: Pick<Standing, 'totalPoints' | 'progress'>): number {
  const { count, ...measure } = rule;
  const done =
    rule.type === 'points' ? standing.totalPoints : (standing.progress[measureKey(measure)]?.count ?? 0);
  return Math.min(done, count);
}
