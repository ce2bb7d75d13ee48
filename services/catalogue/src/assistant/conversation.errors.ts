import { conversationsMax, turnsMax } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';

/** Also for somebody else's: nobody learns that it exists. */
export const conversationNotFound = () =>
  new DomainError('notFound', 'catalogue.conversation_not_found', 'Conversation not found');

export const conversationBusy = () =>
  new DomainError(
    'conflict',
    'catalogue.conversation_busy',
    'Another question of this conversation was answered in the meantime. Load it again.',
  );

export const conversationFull = () =>
  new DomainError(
    'refused',
    'catalogue.conversation_full',
    `A conversation holds at most ${turnsMax} questions. Please begin a new one.`,
  );

export const tooManyConversations = () =>
  new DomainError(
    'refused',
    'catalogue.too_many_conversations',
    `You can have at most ${conversationsMax} conversations. Please delete one first.`,
  );

export const answerReportNotFound = () =>
  new DomainError('notFound', 'catalogue.answer_report_not_found', 'This report is not there any more.');
