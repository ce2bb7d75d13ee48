import {
  dayMs,
  type InputOf,
  type MemberActor,
  maxSuspensionDays,
  type adminMemberRoutes as routes,
} from '@barspoon/contracts';
import type { Suspension } from '../accounts/account.schema.ts';
import { notASuspension, suspensionEndIsPast, suspensionTooLong } from './admin-members.errors.ts';

type Terms = Omit<InputOf<typeof routes.setStatus>['body'], 'status'>;

/** @throws DomainError 422 for an end that is over or too far */
export function suspensionOf({ reason, note, until }: Terms, { id: by }: MemberActor, now: Date): Suspension {
  const end = until ? new Date(until) : null;
  if (end && end <= now) throw suspensionEndIsPast();
  if (end && end.getTime() > now.getTime() + maxSuspensionDays * dayMs) throw suspensionTooLong();
  return { reason: reason ?? null, note: note ?? null, until: end, by };
}

/** @throws DomainError 422 naming the first term given */
export function assertNoTerms(terms: Terms): void {
  const [given] = Object.entries(terms).filter(([, value]) => value != null);
  if (given) throw notASuspension(given[0]);
}
