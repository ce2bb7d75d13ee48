import {
  type Actor,
  type adminContactRoutes,
  type ContactMessage,
  type contactRoutes,
  type InputOf,
  maxContactReplies,
} from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, DomainError, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { ContactMessageRow } from './contact-message.schema.ts';
import { ContactMessagesRepository } from './contact-messages.repository.ts';

type ContactInput = InputOf<typeof contactRoutes.send>['body'];
const messageNotFound = () => new DomainError('notFound', 'community.message_not_found', 'Message not found');
const tooManyReplies = () =>
  new DomainError(
    'conflict',
    'community.too_many_replies',
    `A message takes ${maxContactReplies} replies. Please continue by email.`,
  );

/** Messages of the contact form: stored here, mailed by notifications. Implements CONT-04, BEYOND-56. */
@Injectable()
export class ContactService {
  constructor(
    private readonly transactions: Transactions,
    private readonly messages: ContactMessagesRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Programs that fill in what people do not see are answered like people, and nothing is kept. */
  async send(actor: Actor, { website, ...said }: ContactInput) {
    if (website === '') {
      const row = {
        _id: newId(),
        userId: actor.kind === 'member' ? actor.id : null,
        ...said,
        handled: false,
        replies: [],
        revision: 1,
        createdAt: this.clock.now(),
      };
      await this.transactions.run(() => this.messages.add(row));
    }
    return { done: true as const };
  }

  async list(query: InputOf<typeof adminContactRoutes.list>['query']) {
    const { items, nextCursor } = await this.messages.page(query);
    return { items: items.map(toMessage), nextCursor };
  }

  async find(id: string) {
    const row = await this.messages.find(id);
    return { message: row && toMessage(row) };
  }

  async get(id: string) {
    const { message } = await this.find(id);
    if (!message) throw messageNotFound();
    return message;
  }

  async handle(id: string, handled: boolean) {
    const row = await this.transactions.run(async () => {
      const after = await this.messages.handle(id, handled);
      if (!after) throw messageNotFound();
      await this.audit.record(handled ? 'contact.handled' : 'contact.reopened', `contact-message:${id}`);
      return after;
    });
    return toMessage(row);
  }

  /** In the open transaction; notifications mails it. */
  async reply(id: string, text: string) {
    const message = await this.messages.find(id);
    if (!message) throw messageNotFound();
    if ((message.replies ?? []).length >= maxContactReplies) throw tooManyReplies();
    const row = await this.messages.reply(id, { id: newId(), text, createdAt: this.clock.now() });
    if (!row) throw messageNotFound();
    await this.audit.record('contact.answered', `contact-message:${id}`);
    return toMessage(row);
  }
}

const toMessage = (row: ContactMessageRow): ContactMessage => ({
  id: row._id,
  userId: row.userId,
  name: row.name,
  email: row.email,
  message: row.message,
  handled: row.handled,
  replies: (row.replies ?? []).map(({ createdAt, ...reply }) => ({
    ...reply,
    createdAt: createdAt.toISOString(),
  })),
  createdAt: row.createdAt.toISOString(),
});
