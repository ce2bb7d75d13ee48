import { directMessageBudgets, type MemberActor } from '@barspoon/contracts';
import { type PageRequest, Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BlocksRepository } from '../blocks/blocks.repository.ts';
import { MemberCards } from '../members/member-cards.ts';
import { messageNotFound, notJoined, threadNotFound, tooManyMessages } from './message.errors.ts';
import { toDirectMessage } from './message.mapper.ts';
import type { ThreadRow } from './message.schema.ts';
import { MessagesRepository } from './messages.repository.ts';
import { Relations } from './relations.service.ts';

/** What two members write to each other whom an application or a mentorship joins. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly messages: MessagesRepository,
    private readonly relations: Relations,
    private readonly blocks: BlocksRepository,
    private readonly cards: MemberCards,
    private readonly clock: Clock,
  ) {}

  async threads(actor: MemberActor, place: PageRequest) {
    const { items, nextCursor } = await this.messages.threadsOf(actor.id, place);
    const [last, cards] = await Promise.all([
      this.messages.byIds(items.map(({ lastMessageId }) => lastMessageId)),
      this.cards.of(items.map((row) => otherOf(row, actor.id))),
    ]);
    return {
      items: items.flatMap((row) => {
        const memberId = otherOf(row, actor.id);
        const message = last.get(row.lastMessageId);
        if (!message) return [];
        return [
          {
            memberId,
            member: cards.get(memberId) ?? null,
            unread: row.unread[actor.id] ?? 0,
            last: toDirectMessage(message, actor.id, row),
          },
        ];
      }),
      nextCursor,
    };
  }

  async unread(actor: MemberActor) {
    return { count: await this.messages.countUnread(actor.id) };
  }

  /** @throws DomainError 404 where nothing was written and nothing may be */
  async thread(actor: MemberActor, memberId: string) {
    const [row, mayWrite, cards] = await Promise.all([
      this.messages.findThread(actor.id, memberId),
      this.mayWrite(actor.id, memberId),
      this.cards.of([memberId]),
    ]);
    if (!row && !mayWrite) throw threadNotFound();
    return {
      memberId,
      member: cards.get(memberId) ?? null,
      unread: row?.unread[actor.id] ?? 0,
      mayWrite,
    };
  }

  async history(actor: MemberActor, memberId: string, { limit, cursor }: PageRequest) {
    // Read first: a cursor that cannot be is refused whatever was written.
    const after = this.messages.after(cursor);
    const row = await this.messages.findThread(actor.id, memberId);
    if (!row) {
      if (await this.mayWrite(actor.id, memberId)) return { items: [], nextCursor: null };
      throw threadNotFound();
    }
    const { items, nextCursor } = await this.messages.history(row._id, limit, after);
    return { items: items.map((message) => toDirectMessage(message, actor.id, row)), nextCursor };
  }

  /** @throws DomainError 422 to a stranger, 403 where one blocks the other, 429 for whoever writes too fast */
  write(actor: MemberActor, recipientId: string, content: string) {
    return this.transactions.run(async () => {
      if (!(await this.relations.areJoined(actor.id, recipientId))) throw notJoined();
      await this.blocks.assertMayAct(actor.id, recipientId);
      const createdAt = this.clock.now();
      await this.assertInBudget(actor.id, createdAt);
      const message = { _id: newId(), senderId: actor.id, recipientId, content, createdAt };
      const { row, thread } = await this.messages.add(message);
      return toDirectMessage(row, actor.id, thread);
    });
  }

  async read(actor: MemberActor, memberId: string, seq: number) {
    await this.transactions.run(async () => {
      const row = await this.messages.findThread(actor.id, memberId);
      if (!row) throw threadNotFound();
      await this.messages.read(row, actor.id, seq);
    });
    return { done: true as const };
  }

  /** @throws DomainError 404 for all but whoever received it */
  async received(id: string, recipientId: string) {
    const row = await this.messages.find(id);
    if (row?.recipientId !== recipientId) throw messageNotFound();
    const { senderId, content, createdAt } = row;
    return { id, senderId, recipientId, content, createdAt: createdAt.toISOString() };
  }

  private async mayWrite(one: string, other: string): Promise<boolean> {
    const [joined, blocked] = await Promise.all([
      this.relations.areJoined(one, other),
      this.blocks.isBetween(one, other),
    ]);
    return joined && !blocked;
  }

  private async assertInBudget(senderId: string, now: Date): Promise<void> {
    for (const { messages, seconds } of directMessageBudgets)
      if ((await this.messages.countSince(senderId, new Date(now.getTime() - seconds * 1000))) >= messages)
        throw tooManyMessages(seconds);
  }
}

const otherOf = ({ memberIds }: ThreadRow, memberId: string): string =>
  memberIds.find((id) => id !== memberId) as string;
