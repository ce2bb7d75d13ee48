import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';

const messageId = '01939c5e-6a00-7000-8000-0000000000e7';
const senderId = '01939c5e-6a00-7000-8000-000000000003';
const recipientId = '01939c5e-6a00-7000-8000-000000000004';

export const messageSent = defineEvent({
  type: 'professional.message.sent',
  version: 1,
  fires: 'when a member writes to another with whom an application or a mentorship joins them',
  data: z.strictObject({ messageId: idSchema, senderId: idSchema, recipientId: idSchema }),
  example: { messageId, senderId, recipientId },
});

export const messagesRead = defineEvent({
  type: 'professional.messages.read',
  version: 1,
  fires: 'when a member has read what another wrote to them',
  data: z.strictObject({ readerId: idSchema, senderId: idSchema }),
  example: { readerId: recipientId, senderId },
});

export const threadChanged = defineEvent({
  type: 'professional.thread.changed',
  version: 1,
  fires:
    'when a message is removed or comes back, or two who have written to each other are parted by a block',
  data: z.strictObject({ memberIds: z.array(idSchema).length(2) }),
  example: { memberIds: [senderId, recipientId] },
});
