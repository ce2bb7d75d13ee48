import { dayMs } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { begin, catchUp, monthAfter, type SandboxAct, step } from './sandbox-subscription.ts';

const start = Date.UTC(2026, 0, 31, 12);
const ids = { id: 'sub_1', customerId: 'cus_1' };
const after = (...acts: SandboxAct[]) =>
  acts.reduce((present, act) => step(present, act, start).after, begin(ids, true, start).after);

describe('the payment sandbox', () => {
  it.each([
    ['2026-01-15', '2026-02-15'],
    ['2026-01-31', '2026-02-28'],
    ['2026-12-31', '2027-01-31'],
  ])('bills a month: from %s until %s', (from, until) => {
    expect(new Date(monthAfter(Date.parse(from))).toISOString().slice(0, 10)).toBe(until);
  });

  it('renews, and tells that it was paid', () => {
    const { after: renewed, told } = step(after(), 'renew', start);
    expect(renewed).toMatchObject({ status: 'active', periodEnd: Date.UTC(2026, 2, 28, 12) });
    expect(told).toEqual(['invoice.paid', 'customer.subscription.updated']);
  });

  it('ends what was cancelled at the end of its month, unless it is resumed', () => {
    expect(after('cancel', 'renew')).toMatchObject({ status: 'canceled', endedAt: start });
    expect(after('cancel', 'resume', 'renew').status).toBe('active');
  });

  it('tries a declined card four times and then gives up', () => {
    expect(after('card-declines', 'renew')).toMatchObject({
      status: 'past_due',
      attempts: 1,
      nextAttemptAt: start + 3 * dayMs,
    });
    expect(after('card-declines', 'renew', 'renew', 'renew').status).toBe('past_due');
    const last = step(after('card-declines', 'renew', 'renew', 'renew'), 'renew', start);
    expect(last.after).toMatchObject({ status: 'canceled', nextAttemptAt: null });
    expect(last.told).toEqual(['invoice.payment_failed', 'customer.subscription.deleted']);
  });

  it('collects what is due when the card is changed', () => {
    expect(after('card-declines', 'renew', 'card-works')).toMatchObject({ status: 'active', attempts: 0 });
  });

  it('lets nothing happen to what has ended', () => {
    expect(step(after('cancel', 'renew'), 'resume', start).told).toEqual([]);
  });

  it('catches up with the months that have passed', () => {
    const present = after();
    expect(catchUp(present, start + 10 * dayMs)).toBe(present);
    expect(catchUp(present, Date.UTC(2026, 4, 1)).periodEnd).toBe(Date.UTC(2026, 4, 28, 12));
    expect(catchUp(after('cancel'), Date.UTC(2026, 4, 1))).toMatchObject({
      status: 'canceled',
      endedAt: Date.UTC(2026, 1, 28, 12),
    });
  });
});
