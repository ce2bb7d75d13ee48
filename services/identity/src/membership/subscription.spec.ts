import { dayMs } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import type { PaymentFacts, SubscriptionFacts } from './subscription.ts';
import {
  isOpen,
  newerPayment,
  newerSubscription,
  paidUntil,
  renewalLeewayMs,
  standingOf,
} from './subscription.ts';

const start = Date.UTC(2026, 0, 1);
const end = start + 31 * dayMs;
const facts = (more: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  at: start / 1000,
  status: 'active',
  periodEnd: end,
  endsAt: null,
  endedAt: null,
  ...more,
});
const failed = (more: Partial<PaymentFacts> = {}): PaymentFacts => ({
  at: start / 1000,
  failed: true,
  nextAttemptAt: start + 3 * dayMs,
  ...more,
});

function* permutations<T>(of: readonly T[]): Generator<T[]> {
  if (of.length < 2) yield [...of];
  for (const [at, first] of of.entries())
    for (const rest of permutations(of.filter((_, other) => other !== at))) yield [first, ...rest];
}

describe('what the provider tells of a subscription', () => {
  const told = [
    facts({ at: 100, status: 'incomplete' }),
    facts({ at: 100, status: 'active' }),
    facts({ at: 101, status: 'past_due' }),
    facts({ at: 200, status: 'active', endsAt: end }),
    facts({ at: 200, status: 'canceled', endedAt: end }),
  ];

  it('comes to the same in any order and however often it is repeated (security 44) [BEYOND-23]', () => {
    for (const order of permutations(told)) {
      const repeated = [...order, ...order.toReversed()];
      expect(repeated.reduce(newerSubscription)).toEqual(told.at(-1));
    }
  });

  it('is never overwritten by something older, and a success outweighs a failure of the same second', () => {
    const payments = [failed({ at: 5 }), failed({ at: 9 }), { at: 9, failed: false, nextAttemptAt: null }];
    for (const order of permutations(payments)) expect(order.reduce(newerPayment)).toEqual(payments.at(-1));
  });
});

describe('a subscription opens the house', () => {
  it.each([
    ['that runs, until its end and the moment a renewal takes', facts(), null, end + renewalLeewayMs],
    ['that is cancelled, until its end exactly', facts({ endsAt: end }), null, end],
    [
      'whose payment failed, until the next attempt',
      facts({ status: 'past_due' }),
      failed(),
      start + 3 * dayMs + renewalLeewayMs,
    ],
    [
      'whose payment failed and that is cancelled, at most until its end',
      facts({ status: 'past_due', endsAt: start + dayMs }),
      failed(),
      start + dayMs,
    ],
    [
      'of whose failed payment nothing else is known, until its end',
      facts({ status: 'past_due' }),
      null,
      end,
    ],
    [
      'whose last retry failed, not any more',
      facts({ status: 'past_due' }),
      failed({ nextAttemptAt: null }),
      null,
    ],
    ['that is unpaid, not any more', facts({ status: 'unpaid' }), null, null],
    ['that has ended, not any more', facts({ status: 'canceled', endedAt: start }), null, null],
    ['whose first payment is missing, not yet', facts({ status: 'incomplete' }), null, null],
    ['that is paused, not meanwhile', facts({ status: 'paused' }), null, null],
  ])('%s [BEYOND-23]', (_, subscription, payment, until) => {
    expect(paidUntil(subscription, payment)).toBe(until);
  });
});

describe('what is shown of a subscription', () => {
  const now = start + dayMs;
  it.each([
    ['active', facts(), null, now, end],
    ['ending', facts({ endsAt: end }), null, now, end],
    ['ended', facts({ endsAt: end }), null, end, end],
    ['ended', facts({ status: 'canceled', endedAt: start }), null, now, start],
    ['pastDue', facts({ status: 'past_due' }), failed(), now, start + 3 * dayMs],
    ['ended', facts({ status: 'past_due' }), failed({ nextAttemptAt: null }), now, now],
    ['failed', facts({ status: 'incomplete' }), failed(), now, null],
    ['failed', facts({ status: 'incomplete_expired' }), null, now, null],
    ['none', facts({ status: 'incomplete' }), null, now, null],
  ] as const)('%s [SUB-10]', (state, subscription, payment, at, shownEnd) => {
    expect(standingOf(subscription, payment, at)).toEqual({ state, end: shownEnd });
  });
});

it.each([
  [true, facts()],
  [true, facts({ status: 'past_due' })],
  [true, facts({ status: 'unpaid' })],
  [false, facts({ status: 'canceled' })],
  [false, facts({ status: 'incomplete' })],
  [false, facts({ endsAt: start })],
])('a second checkout would double it: %s', (doubles, subscription) => {
  expect(isOpen(subscription, start + dayMs)).toBe(doubles);
});
