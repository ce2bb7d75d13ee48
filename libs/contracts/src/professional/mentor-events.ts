import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';

export const mentorProfileModerated = defineEvent({
  type: 'professional.mentor-profile.moderated',
  version: 1,
  fires: 'when an admin takes a mentorship profile out of the lists or lets it back in',
  data: z.strictObject({ memberId: idSchema, isDeactivated: z.boolean() }),
  example: { memberId: '01939c5e-6a00-7000-8000-000000000003', isDeactivated: true },
});
