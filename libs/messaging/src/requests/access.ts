import { type Access, type Actor, roleMay } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';

/** @throws DomainError 401 without a member, 403 without the role or without access */
export function assertAccess(access: Access, actor: Actor, refusal = 'Please sign in first.'): void {
  if (access === 'public') return;
  if (access === 'internal') {
    if (actor.kind === 'system') return;
    throw new DomainError('forbidden', 'common.forbidden', 'Only internal services may call this.');
  }
  if (actor.kind !== 'member') throw new DomainError('unauthenticated', 'common.unauthenticated', refusal);
  if (!roleMay(actor.role, access))
    throw new DomainError('forbidden', 'common.forbidden', "You don't have permission to do this.");
  if (access === 'granted' && !actor.granted)
    throw new DomainError('forbidden', 'ACCESS_REQUIRED', 'This is part of Premium. Subscribe to continue.');
}
