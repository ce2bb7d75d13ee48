import type { StaffRole } from '@barspoon/contracts';
import { type Agent, aMember, anExpiredMember, type Stack } from '@barspoon/testing';

/** Every kind of caller that a route may tell apart. */
export const audiences = [
  'a visitor',
  'a member without access',
  'a member on trial',
  'a subscriber',
  'support',
  'a moderator',
  'an editor',
  'an admin',
] as const;
export type Caller = (typeof audiences)[number];

export const roleOf: Partial<Record<Caller, StaffRole>> = {
  support: 'support',
  'a moderator': 'moderator',
  'an editor': 'editor',
  'an admin': 'admin',
};
const longAgo = '2020-01-01T00:00:00.000Z';
const farAhead = '2099-01-01T00:00:00.000Z';

/** Somebody of each kind, signed in. */
export async function callersOf(stack: Stack): Promise<ReadonlyMap<Caller, Agent>> {
  const callers = new Map<Caller, Agent>();
  callers.set('a visitor', stack.visitor());
  callers.set('a member without access', await anExpiredMember(stack));
  callers.set('a member on trial', await aMember(stack));
  callers.set('a subscriber', await aMember(stack, { registeredAt: longAgo, subscribedUntil: farAhead }));
  for (const [caller, role] of Object.entries(roleOf) as [Caller, StaffRole][])
    callers.set(caller, await aMember(stack, { role, registeredAt: longAgo }));
  return callers;
}
