import { dayMs } from '@barspoon/contracts';

/** As long as a rating of a new account weighs nothing (ADR 16). */
const minDays = 7;

/** What is known of a member who wants to take part. */
interface MemberRecord {
  registeredAt: Date;
  emailVerified: boolean;
}

type Refusal = 'unverified' | 'too new' | null;

/**
 * Places and votes go to people, not to accounts made for the occasion. Whoever joins was here before the challenge
 * began, or long enough for their ratings to count.
 */
export function refusalToJoin(member: MemberRecord, { startDate }: { startDate: Date }, now: Date): Refusal {
  if (!member.emailVerified) return 'unverified';
  const isOldEnough = now.getTime() - member.registeredAt.getTime() >= minDays * dayMs;
  return isOldEnough || member.registeredAt < startDate ? null : 'too new';
}

/** Votes decide about a prize: whoever votes was here before the challenge began. */
export function refusalToVote(member: MemberRecord, { startDate }: { startDate: Date }): Refusal {
  if (!member.emailVerified) return 'unverified';
  return member.registeredAt < startDate ? null : 'too new';
}
