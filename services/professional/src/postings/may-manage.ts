import type { MemberActor } from '@barspoon/contracts';

/** Whoever posted a job, and admins. Implements BEYOND-72, BEYOND-73. */
export const mayManage = (actor: MemberActor, posting: { postedByUserId: string | null }): boolean =>
  actor.role === 'admin' || actor.id === posting.postedByUserId;
