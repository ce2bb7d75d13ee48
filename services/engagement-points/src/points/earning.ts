import {
  type AwardRule,
  awardRuleOf,
  dayMs,
  type MissingReason,
  type UnearnedReason,
} from '@barspoon/contracts';
import { registeredAt } from '@barspoon/platform/ids';

/** What decides what an act earns. What was drunk, bought or made with alcohol is no part of it. */
export interface EarningAct {
  userId: string;
  activityType: string;
  counterpartId: string | null;
  unearned: UnearnedReason | null;
  createdAt: Date;
}

/** The day (UTC) an act counts to. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** How often members have earned for each kind of act on each day. */
export class EarnedActs {
  private readonly counts = new Map<string, number>();

  /** @param acts acts that have earned points */
  constructor(acts: Iterable<EarningAct> = []) {
    for (const act of acts) this.note(act);
  }

  note(act: EarningAct): void {
    for (const key of keysOf(act)) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  /** Which of its rule's limits of the day one more act is beyond; null where it stays within them. */
  limitReachedFor(act: EarningAct, rule: AwardRule): 'day-limit' | 'member-limit' | null {
    const [ofKind, withMember] = keysOf(act).map((key) => this.counts.get(key) ?? 0);
    if ((ofKind ?? 0) >= rule.perDay) return 'day-limit';
    const isWithin = withMember === undefined || withMember < (rule.perDayWithOneMember ?? rule.perDay);
    return isWithin ? null : 'member-limit';
  }
}

/**
 * The points of one more act, after those of the day that have earned already. Nothing for one's own things, nothing
 * beyond the day's limits, of all acts of a kind and of those with one and the same member. Implements BEYOND-59.
 */
export function pointsOf(
  act: EarningAct,
  earned: EarnedActs,
  ruleOf: (activityType: string) => AwardRule | undefined = awardRuleOf,
): number {
  const rule = ruleOf(act.activityType);
  return rule && missingReasonOf(act, earned, rule) === null ? rule.points : 0;
}

/** Why one more act earns nothing after those of the day that have earned already; null where it earns. */
export function missingReasonOf(
  act: EarningAct,
  earned: EarnedActs,
  rule: AwardRule | undefined = awardRuleOf(act.activityType),
): MissingReason | null {
  if (act.unearned) return act.unearned;
  if (act.counterpartId === act.userId) return 'own';
  if (!rule || rule.points === 0) return 'no-award';
  if (!isOldEnough(act, rule)) return 'new-account';
  return earned.limitReachedFor(act, rule);
}

const isOldEnough = ({ userId, createdAt }: EarningAct, { minAccountDays = 0 }: AwardRule): boolean =>
  minAccountDays === 0 ||
  createdAt.getTime() - registeredAt(userId, createdAt).getTime() >= minAccountDays * dayMs;

const keysOf = ({ userId, activityType, counterpartId, createdAt }: EarningAct): string[] => {
  const ofKind = `${userId} ${dayOf(createdAt)} ${activityType}`;
  return counterpartId ? [ofKind, `${ofKind} ${counterpartId}`] : [ofKind];
};
