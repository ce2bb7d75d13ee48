import type { Subscription } from '@barspoon/contracts';

/** What the provider said of a subscription at one moment. Moments are milliseconds since the epoch. */
export interface SubscriptionFacts {
  /** When the provider said so, by its clock, in whole seconds. */
  at: number;
  status: SubscriptionStatus;
  /** The end of the time that is billed. */
  periodEnd: number;
  /** When it is to end, once it is canceled. */
  endsAt: number | null;
  endedAt: number | null;
}
export const subscriptionStatuses = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'paused',
  'unpaid',
  'incomplete_expired',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The latest attempt to collect a payment for a subscription. */
export interface PaymentFacts {
  at: number;
  failed: boolean;
  /** When the provider tries again; null after its last retry. */
  nextAttemptAt: number | null;
}

/** A renewal arrives shortly after the end of the old period; until then nobody is locked out. */
export const renewalLeewayMs = 60 * 60 * 1000;

/**
 * The newer of two. The order is total, so whatever order facts arrive in, however often, the same remain: by the
 * provider's time, within one second by how final they are. Implements BEYOND-23.
 */
export const newerSubscription = (a: SubscriptionFacts, b: SubscriptionFacts): SubscriptionFacts =>
  newer(a, b, (facts) => [
    facts.at,
    subscriptionStatuses.indexOf(facts.status),
    facts.endedAt ?? 0,
    facts.periodEnd,
    facts.endsAt ?? 0,
  ]);

/** As above; a payment that came through outweighs a failure of the same second. */
export const newerPayment = (a: PaymentFacts, b: PaymentFacts): PaymentFacts =>
  newer(a, b, (facts) => [facts.at, facts.failed ? 0 : 1, facts.nextAttemptAt ?? 0]);

function newer<T>(a: T, b: T, rank: (facts: T) => readonly number[]): T {
  const [ofA, ofB] = [rank(a), rank(b)];
  const place = ofA.findIndex((value, at) => value !== ofB[at]);
  return place < 0 || (ofA[place] ?? 0) > (ofB[place] ?? 0) ? a : b;
}

/**
 * Until when a subscription opens the house, or null when it does not. Cancelled: until its end. A failed payment:
 * until the provider's last retry has failed. Implements BEYOND-23, SUB-10.
 */
export function paidUntil(facts: SubscriptionFacts, payment: PaymentFacts | null): number | null {
  switch (facts.status) {
    case 'active':
    case 'trialing':
      return facts.endsAt ?? facts.periodEnd + renewalLeewayMs;
    case 'past_due':
      return atMost(facts.endsAt, graceUntil(facts, payment));
    default:
      return null;
  }
}

function graceUntil(facts: SubscriptionFacts, payment: PaymentFacts | null): number | null {
  if (!payment?.failed) return facts.periodEnd;
  return payment.nextAttemptAt === null ? null : payment.nextAttemptAt + renewalLeewayMs;
}

const atMost = (max: number | null, value: number | null): number | null =>
  max === null || value === null ? value : Math.min(max, value);

/** Whether the provider still has something running that a second checkout would double. */
export const isOpen = (facts: SubscriptionFacts, now: number): boolean =>
  facts.status !== 'canceled' && !hasNotBegun(facts) && (facts.endsAt === null || facts.endsAt > now);

/** Whether its first payment has not come through. */
export const hasNotBegun = ({ status }: SubscriptionFacts): boolean =>
  status === 'incomplete' || status === 'incomplete_expired';

/** The status of a member's newest subscription, and the date to show with it. */
export function standingOf(
  facts: SubscriptionFacts,
  payment: PaymentFacts | null,
  now: number,
): { state: Subscription['state']; end: number | null } {
  const until = paidUntil(facts, payment);
  if (facts.status === 'incomplete_expired') return { state: 'failed', end: null };
  if (facts.status === 'incomplete') return { state: payment?.failed ? 'failed' : 'none', end: null };
  if (until === null || until <= now)
    return { state: 'ended', end: Math.min(facts.endedAt ?? facts.endsAt ?? facts.periodEnd, now) };
  if (facts.status === 'past_due')
    return { state: 'pastDue', end: payment?.nextAttemptAt ?? facts.periodEnd };
  return facts.endsAt === null
    ? { state: 'active', end: facts.periodEnd }
    : { state: 'ending', end: facts.endsAt };
}
