import type { AchievementRule } from '@barspoon/contracts';
import { dayOf } from './earning.ts';
import { monthOf, weekOf } from './windows.ts';

/** How far a member is in one thing that achievements count. */
export interface Progress {
  count: number;
  /** The window the count belongs to, for counts within one. */
  window?: string;
  /** What was counted already, for counts of different ones. */
  seen?: string[];
}

/** What of an activity is counted. */
export interface CountedAct {
  activityType: string;
  facet: string | null;
  createdAt: Date;
}

/** What is counted, whatever the goal: rules that count the same share their progress. */
export type Measure = Omit<AchievementRule, 'count'>;

/** `inventory_added`, `recipe_saved different day`, `comment_made in week`. */
export const measureKey = ({ type, window, distinct }: Measure): string =>
  [type, distinct && `different ${distinct}`, window && `in ${window}`].filter(Boolean).join(' ');

const windowOf = { day: dayOf, week: weekOf, month: monthOf } as const;
/** More different ones than any goal asks for are not kept. */
const maxSeen = 400;

/** The progress after one more act. An act of an earlier window than the last changes nothing. */
export function progressAfter(measure: Measure, before: Progress | undefined, act: CountedAct): Progress {
  const { window, distinct } = measure;
  const now = window ? windowOf[window](act.createdAt) : undefined;
  if (before && now !== undefined && before.window !== undefined && now < before.window) return before;
  const started = before && before.window === now ? before : { count: 0, ...(distinct && { seen: [] }) };
  const within = now === undefined ? {} : { window: now };
  if (!distinct) return { count: started.count + 1, ...within };
  const value = distinct === 'day' ? dayOf(act.createdAt) : act.facet;
  const seen = started.seen ?? [];
  if (value === null || seen.includes(value) || seen.length >= maxSeen)
    return { count: started.count, ...within, seen };
  return { count: started.count + 1, ...within, seen: [...seen, value] };
}
