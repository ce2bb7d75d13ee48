import type { Access, Actor } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';

/** @throws DomainError 401 without a member, 403 without the role or without access */
export function assertAccess(access: Access, actor: Actor): void {
  if (access === 'public') return;
  if (access === 'internal') {
    if (actor.kind === 'system') return;
    throw new DomainError('forbidden', 'FORBIDDEN', 'This is for our own services only.');
  }
  if (actor.kind !== 'member')
    throw new DomainError('unauthenticated', 'UNAUTHENTICATED', 'Please sign in first.');
  if (access === 'admin' && actor.role !== 'admin')
    throw new DomainError('forbidden', 'FORBIDDEN', "You don't have permission to do this.");
  if (access === 'granted' && !actor.granted)
    throw new DomainError('forbidden', 'ACCESS_REQUIRED', 'This is part of Premium. Subscribe to go on.');
}
