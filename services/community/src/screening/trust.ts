import { dayMs, type ModeratedKind, type TrustLevel } from '@barspoon/contracts';

/** Something a member made that everybody can see. */
export interface Contribution {
  kind: ModeratedKind;
  at: Date;
}
/** What is known of a member; points and payments are not. */
export interface MemberRecord {
  registeredAt: Date;
  accepted: readonly Contribution[];
  /** When something of theirs was removed. */
  removals: readonly Date[];
}

/** Starting at this many days of membership and this much credit. */
const levels = [
  { level: 'trusted', days: 60, credit: 30 },
  { level: 'regular', days: 14, credit: 10 },
  { level: 'member', days: 1, credit: 2 },
] as const;
/** What was accepted counts once it has stood for a day. */
const standsForDays = 1;
const removalCosts = 5;
const removalCountsForDays = 90;

/** Credit: one for each kind of contribution on each day, however often; less what removals cost. */
export function creditOf({ accepted, removals }: Omit<MemberRecord, 'registeredAt'>, now: Date): number {
  const age = (at: Date) => (now.getTime() - at.getTime()) / dayMs;
  const stood = accepted.filter(({ at }) => age(at) >= standsForDays);
  const daily = new Set(stood.map(({ kind, at }) => `${kind} ${at.toISOString().slice(0, 10)}`));
  const counted = removals.filter((at) => age(at) < removalCountsForDays);
  return daily.size - removalCosts * counted.length;
}

/** How far a member is trusted. Both time and accepted contributions are needed: no level is bought or farmed. */
export function trustLevelOf(member: MemberRecord, now: Date): TrustLevel {
  const days = (now.getTime() - member.registeredAt.getTime()) / dayMs;
  const credit = creditOf(member, now);
  return levels.find((needs) => days >= needs.days && credit >= needs.credit)?.level ?? 'new';
}
