import { describe, expect, it } from 'vitest';
import { type AccessFacts, AccessRules, statusOf } from './access.ts';

const now = new Date('2026-06-01T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const member = (facts: Partial<AccessFacts> = {}): AccessFacts => ({
  role: 'member',
  suspendedAt: null,
  subscribedUntil: null,
  createdAt: hoursAgo(100),
  ...facts,
});

const paid = new AccessRules(false);
const free = new AccessRules(true);

describe('access', () => {
  it('is on trial strictly under 48 hours after registration [ACCESS-06, BEYOND-05]', () => {
    expect(paid.of(member({ createdAt: hoursAgo(47.999) }), now).reason).toBe('trial');
    expect(paid.of(member({ createdAt: hoursAgo(48) }), now)).toMatchObject({
      granted: false,
      reason: 'none',
    });
  });

  it('counts the trial from the first account of the address, where there was one [ACCESS-06]', () => {
    const back = member({ createdAt: hoursAgo(1), trialFrom: hoursAgo(40) });
    expect(paid.of(back, now)).toMatchObject({ reason: 'trial', trialEndsAt: hoursAgo(-8) });
    expect(paid.of(member({ createdAt: hoursAgo(1), trialFrom: hoursAgo(49) }), now).reason).toBe('none');
    expect(paid.grantedUntil(member({ createdAt: hoursAgo(1), trialFrom: hoursAgo(49) }), now)).toBeNull();
  });

  it('has no trial without a registration date [ACCESS-07]', () => {
    expect(paid.of(member({ createdAt: null }), now)).toEqual({
      granted: false,
      reason: 'none',
      trialEndsAt: null,
    });
  });

  it('is granted to subscribers until the paid time ends [ACCESS-05]', () => {
    expect(paid.of(member({ subscribedUntil: hoursAgo(-1) }), now).reason).toBe('subscribed');
    expect(paid.of(member({ subscribedUntil: hoursAgo(1) }), now).reason).toBe('none');
  });

  it('is always granted to admins [ACCESS-10]', () => {
    expect(paid.of(member({ role: 'admin' }), now)).toMatchObject({ granted: true, reason: 'admin' });
  });

  it.each(['editor', 'moderator', 'support'] as const)(
    'is granted to the staff: %s, who keep the status of a member',
    (role) => {
      expect(paid.of(member({ role }), now)).toMatchObject({ granted: true, reason: 'staff' });
      expect(statusOf(member({ role }), now)).toBe('active');
      expect(paid.of(member({ role, suspendedAt: now }), now).granted).toBe(false);
    },
  );

  it('is never granted to the suspended, whatever else they are [BEYOND-07]', () => {
    const facts = member({ role: 'admin', subscribedUntil: hoursAgo(-1), createdAt: now, suspendedAt: now });
    expect(paid.of(facts, now).granted).toBe(false);
    expect(paid.grantedUntil(facts, now)).toBeNull();
  });

  it('lasts in a token until the later of trial and subscription', () => {
    const subscribedUntil = hoursAgo(-100);
    expect(paid.grantedUntil(member({ createdAt: now, subscribedUntil }), now)).toEqual(subscribedUntil);
    expect(paid.grantedUntil(member({ createdAt: now }), now)).toEqual(hoursAgo(-48));
    expect(paid.grantedUntil(member(), now)).toBeNull();
  });

  it('of a free site is everybody’s with an account, but not of the suspended [BEYOND-266]', () => {
    const facts = member({ subscribedUntil: hoursAgo(1) });
    expect(free.of(facts, now)).toEqual({ granted: true, reason: 'free', trialEndsAt: null });
    expect(free.grantedUntil(facts, now)?.getTime()).toBeGreaterThan(hoursAgo(-24).getTime());
    expect(free.of(member({ role: 'admin' }), now).reason).toBe('admin');
    const suspended = member({ suspendedAt: now });
    expect(free.of(suspended, now).granted).toBe(false);
    expect(free.grantedUntil(suspended, now)).toBeNull();
  });

  it('shows as the first of suspended, admin, subscribed, active [CONTRA-09]', () => {
    const subscribedUntil = hoursAgo(-1);
    expect(statusOf(member({ role: 'admin', suspendedAt: now, subscribedUntil }), now)).toBe('suspended');
    expect(statusOf(member({ role: 'admin', subscribedUntil }), now)).toBe('admin');
    expect(statusOf(member({ subscribedUntil }), now)).toBe('subscribed');
    expect(statusOf(member(), now)).toBe('active');
  });
});
