import { dayMs, isStaff, type Role } from '@barspoon/contracts';

/** What access depends on. */
export interface AccessFacts {
  role: Role;
  suspendedAt: Date | null;
  subscribedUntil: Date | null;
  createdAt: Date | null;
  /** When the trial began, where that was before the account: its address had one that was deleted. */
  trialFrom?: Date | null;
  /** As far as support has extended the trial. */
  trialUntil?: Date | null;
}
export type AccessReason = 'admin' | 'staff' | 'free' | 'subscribed' | 'trial' | 'none';

/** How long a token of a free site may say "granted"; it is renewed long before. */
const freeMs = 365 * dayMs;

/**
 * What opens the site to members: time they have paid for or a trial, or on a free site their account. Implements ACCESS-03 to
 * ACCESS-07, BEYOND-05, BEYOND-07, BEYOND-266.
 */
export class AccessRules {
  constructor(readonly isFree: boolean) {}

  /** Whether a member has access now, and why. */
  of(facts: AccessFacts, now: Date): { granted: boolean; reason: AccessReason; trialEndsAt: Date | null } {
    const trialEndsAt = this.isFree ? null : trialEnd(facts);
    const reason = this.reasonOf(facts, trialEndsAt, now);
    return { granted: reason !== 'none', reason, trialEndsAt };
  }

  /** The moment until which a token may say "granted", or null when it may not. The staff pass by their role. */
  grantedUntil(facts: AccessFacts, now: Date): Date | null {
    if (facts.suspendedAt) return null;
    if (this.isFree) return new Date(now.getTime() + freeMs);
    const ends = [facts.subscribedUntil, trialEnd(facts)].filter((end) => end !== null && end > now);
    return ends.reduce((latest, end) => (latest === null || (end && end > latest) ? end : latest), null);
  }

  private reasonOf(facts: AccessFacts, trialEndsAt: Date | null, now: Date): AccessReason {
    if (facts.suspendedAt) return 'none';
    if (facts.role === 'admin') return 'admin';
    if (isStaff(facts.role)) return 'staff';
    if (this.isFree) return 'free';
    if (facts.subscribedUntil && facts.subscribedUntil > now) return 'subscribed';
    if (trialEndsAt && now < trialEndsAt) return 'trial';
    return 'none';
  }
}

const trialMs = 2 * dayMs;

/** The end of the trial: strictly before it the member is on trial. Implements ACCESS-06, ACCESS-07. */
export function trialEnd({
  createdAt,
  trialFrom,
  trialUntil,
}: Pick<AccessFacts, 'createdAt' | 'trialFrom' | 'trialUntil'>): Date | null {
  const from = trialFrom ?? createdAt;
  const end = from && new Date(from.getTime() + trialMs);
  return trialUntil && (!end || trialUntil > end) ? trialUntil : end;
}

/** One word for four things: first match of suspended, admin, subscribed, active. Implements BEYOND-06. */
export function statusOf(facts: AccessFacts, now: Date): 'suspended' | 'admin' | 'subscribed' | 'active' {
  if (facts.suspendedAt) return 'suspended';
  if (facts.role === 'admin') return 'admin';
  return facts.subscribedUntil && facts.subscribedUntil > now ? 'subscribed' : 'active';
}
