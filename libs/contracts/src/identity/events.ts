import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';

const memberId = '01939c5e-6a00-7000-8000-000000000003';

export const memberRegistered = defineEvent({
  type: 'identity.member.registered',
  version: 1,
  fires: 'when an account is created',
  data: z.strictObject({ memberId: idSchema }),
  example: { memberId },
});
export const memberStandingChanged = defineEvent({
  type: 'identity.member.standing-changed',
  version: 1,
  fires: 'when a member is suspended, restored, promoted or demoted; every gateway obeys at once',
  data: z.strictObject({ memberId: idSchema, role: z.enum(['member', 'admin']), suspended: z.boolean() }),
  example: { memberId, role: 'member', suspended: true },
});
export const profileChanged = defineEvent({
  type: 'identity.profile.changed',
  version: 1,
  fires: 'when a profile changes in what others or its owner see of it, level and points included',
  data: z.strictObject({ memberId: idSchema }),
  example: { memberId },
});
