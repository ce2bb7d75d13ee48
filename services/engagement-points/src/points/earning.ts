import { type AwardRule, awardRuleOf, type UnearnedReason } from '@barspoon/contracts';
import { registeredAt } from '@barspoon/platform/ids';

/** What decides what an act earns. What was drunk, bought or made with alcohol is no part of it. */
export interface EarningAct {
  userId: string;
  activityType: string;
  counterpartId: string | null;
  unearned: UnearnedReason | null;
  createdAt: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

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

  /** Whether one more act stays within its rule's limits of the day. */
  leaveRoomFor(act: EarningAct, rule: AwardRule): boolean {
    const [ofKind, withMember] = keysOf(act).map((key) => this.counts.get(key) ?? 0);
    if ((ofKind ?? 0) >= rule.perDay) return false;
    return withMember === undefined || withMember < (rule.perDayWithOneMember ?? rule.perDay);
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
  if (!rule || act.unearned || act.counterpartId === act.userId) return 0;
  if (!isOldEnough(act, rule)) return 0;
  return earned.leaveRoomFor(act, rule) ? rule.points : 0;
}

const isOldEnough = ({ userId, createdAt }: EarningAct, { minAccountDays = 0 }: AwardRule): boolean =>
  minAccountDays === 0 ||
  createdAt.getTime() - registeredAt(userId, createdAt).getTime() >= minAccountDays * dayMs;

const keysOf = ({ userId, activityType, counterpartId, createdAt }: EarningAct): string[] => {
  const ofKind = `${userId} ${dayOf(createdAt)} ${activityType}`;
  return counterpartId ? [ofKind, `${ofKind} ${counterpartId}`] : [ofKind];
};
