import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';

export const inboxChanged = defineEvent({
  type: 'notifications.inbox.changed',
  version: 1,
  fires: "when a member's notifications change: one is added, grows, is read or taken back",
  data: z.strictObject({ memberId: idSchema }),
  example: { memberId: '01939c5e-6a00-7000-8000-000000000003' },
});
