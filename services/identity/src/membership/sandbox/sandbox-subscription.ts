import { dayMs, plan } from '@barspoon/contracts';

/** What the sandbox keeps of a subscription. Moments are milliseconds since the epoch. */
export interface SandboxSubscription {
  id: string;
  customerId: string;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  card: 'works' | 'declines';
  /** Failed attempts to collect the present payment. */
  attempts: number;
  nextAttemptAt: number | null;
}
export type SandboxAct = 'cancel' | 'resume' | 'card-works' | 'card-declines' | 'renew';

/** What the provider tells of a step, in order. */
type Told =
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed';
interface Step {
  after: SandboxSubscription;
  told: readonly Told[];
}

/** Pauses before the second, third and fourth attempt; the fourth is the last. */
const retryAfterDays = [3, 5, 7];

/** The same day next month, or that month's last. */
export function monthAfter(moment: number): number {
  const date = new Date(moment);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.getTime();
}

/** A first payment that came through, or one that bounced. */
export function begin(ids: { id: string; customerId: string }, paid: boolean, now: number): Step {
  const after: SandboxSubscription = {
    ...ids,
    status: paid ? 'active' : 'incomplete',
    periodEnd: monthAfter(now),
    cancelAtPeriodEnd: false,
    endedAt: null,
    card: paid ? 'works' : 'declines',
    attempts: paid ? 0 : 1,
    nextAttemptAt: null,
  };
  return {
    after,
    told: ['customer.subscription.created', paid ? 'invoice.paid' : 'invoice.payment_failed'],
  };
}

/** What an act of the customer, or time, does to a subscription; nothing, once it has ended. */
export function step(before: SandboxSubscription, act: SandboxAct, now: number): Step {
  const isOver = before.status !== 'active' && before.status !== 'past_due';
  if (isOver) return { after: before, told: [] };
  switch (act) {
    case 'cancel':
      return updated({ ...before, cancelAtPeriodEnd: true });
    case 'resume':
      return updated({ ...before, cancelAtPeriodEnd: false });
    case 'card-declines':
      return updated({ ...before, card: 'declines' });
    case 'card-works':
      return before.status === 'past_due'
        ? collect({ ...before, card: 'works' }, now)
        : updated({ ...before, card: 'works' });
    case 'renew':
      return renew(before, now);
  }
}

/** Brings a subscription through the periods that have passed since anybody looked. */
export function catchUp(subscription: SandboxSubscription, now: number): SandboxSubscription {
  let present = subscription;
  while (dueAt(present) <= now) present = step(present, 'renew', dueAt(present)).after;
  return present;
}

const dueAt = ({ status, nextAttemptAt, periodEnd }: SandboxSubscription): number => {
  if (status === 'past_due') return nextAttemptAt ?? Number.POSITIVE_INFINITY;
  return status === 'active' ? periodEnd : Number.POSITIVE_INFINITY;
};

function renew(before: SandboxSubscription, now: number): Step {
  if (before.status === 'past_due') return collect(before, now);
  if (before.cancelAtPeriodEnd) return ended(before, now, []);
  return collect({ ...before, periodEnd: monthAfter(before.periodEnd) }, now);
}

function collect(before: SandboxSubscription, now: number): Step {
  if (before.card === 'works')
    return {
      after: { ...before, status: 'active', attempts: 0, nextAttemptAt: null },
      told: ['invoice.paid', 'customer.subscription.updated'],
    };
  const pause = retryAfterDays[before.attempts];
  const attempts = before.attempts + 1;
  if (pause === undefined)
    return ended({ ...before, attempts, nextAttemptAt: null }, now, ['invoice.payment_failed']);
  return {
    after: { ...before, status: 'past_due', attempts, nextAttemptAt: now + pause * dayMs },
    told: ['invoice.payment_failed', 'customer.subscription.updated'],
  };
}

const updated = (after: SandboxSubscription): Step => ({ after, told: ['customer.subscription.updated'] });

const ended = (before: SandboxSubscription, now: number, told: readonly Told[]): Step => ({
  after: { ...before, status: 'canceled', endedAt: now, nextAttemptAt: null },
  told: [...told, 'customer.subscription.deleted'],
});

const seconds = (moment: number | null) => (moment === null ? null : Math.floor(moment / 1000));

/** The subscription in Stripe's notation. */
export const subscriptionAsTold = (of: SandboxSubscription) => ({
  id: of.id,
  object: 'subscription',
  customer: of.customerId,
  status: of.status,
  cancel_at_period_end: of.cancelAtPeriodEnd,
  cancel_at: null,
  ended_at: seconds(of.endedAt),
  items: {
    object: 'list',
    data: [{ object: 'subscription_item', current_period_end: seconds(of.periodEnd) }],
  },
});

/** What an event of this type carries, in Stripe's notation. */
export const objectAsTold = (type: Told, of: SandboxSubscription) =>
  type.startsWith('invoice.')
    ? {
        // One for each period.
        id: `in_${of.id}_${seconds(of.periodEnd)}`,
        object: 'invoice',
        amount_paid: type === 'invoice.paid' ? plan.cents : 0,
        currency: plan.currency,
        customer: of.customerId,
        parent: { type: 'subscription_details', subscription_details: { subscription: of.id } },
        attempt_count: of.attempts,
        next_payment_attempt: seconds(of.nextAttemptAt),
      }
    : subscriptionAsTold(of);
