import { plan, type Subscription } from '@barspoon/contracts';
import type { AccountRow } from '../accounts/account.schema.ts';
import type { SubscriptionRow } from './membership.schema.ts';
import { paidUntil, standingOf } from './subscription.ts';

/** Until when a member's subscriptions open the house, whichever does longest. */
export function paidUntilOf(rows: readonly SubscriptionRow[]): Date | null {
  const ends = rows.map(({ facts, payment }) => (facts && paidUntil(facts, payment)) ?? 0);
  const latest = Math.max(0, ...ends);
  return latest > 0 ? new Date(latest) : null;
}

/** The standing to show of several subscriptions: of the one that lasts longest, else of the newest. */
export function standingOfAll(rows: readonly SubscriptionRow[], now: Date): ReturnType<typeof standingOf> {
  const known = rows.flatMap(({ facts, payment }) => (facts ? [{ facts, payment }] : []));
  const rank = ({ facts, payment }: (typeof known)[number]) =>
    [paidUntil(facts, payment) ?? 0, facts.at] as const;
  const [best] = known.sort((a, b) => rank(b)[0] - rank(a)[0] || rank(b)[1] - rank(a)[1]);
  return best ? standingOf(best.facts, best.payment, now.getTime()) : { state: 'none', end: null };
}

/** Implements SUB-09. An operator may have given a membership that no provider knows: it ends on its day. */
export function toSubscription(
  { subscribedUntil }: Pick<AccountRow, 'subscribedUntil'>,
  rows: readonly SubscriptionRow[],
  manageable: boolean,
  now: Date,
): Subscription {
  const subscribed = subscribedUntil !== null && subscribedUntil > now;
  const { state, end } = standingOfAll(rows, now);
  const isGiven = subscribedUntil !== null && (state === 'none' || (subscribed && state === 'ended'));
  const shown = isGiven ? subscribedUntil : end === null ? null : new Date(end);
  return {
    subscribed,
    subscriptionTier: subscribed ? plan.tier : null,
    subscriptionEnd: shown?.toISOString() ?? null,
    state: isGiven ? (subscribed ? 'ending' : 'ended') : state,
    manageable,
  };
}
