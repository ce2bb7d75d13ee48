import { messageSent, messagesRead } from '../../professional/events.ts';
import { defineKind, takenBack } from '../kind.ts';

/** What happens in private messages. */
export const messages = [
  defineKind({
    kind: 'message-received',
    topic: 'messages',
    label: 'Somebody you work or learn with writes to you',
    event: messageSent,
    audience: ({ recipientId }) => [recipientId],
    actor: ({ senderId }) => senderId,
    subject: ({ senderId, recipientId }) => `${senderId} ${recipientId}`,
    texts: { one: '{name} wrote you a message' },
    link: ({ senderId }) => `/messages/${senderId}`,
    inApp: true,
    takenBackBy: [takenBack(messagesRead, ({ senderId, readerId }) => `${senderId} ${readerId}`)],
  }),
];
