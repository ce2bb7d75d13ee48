import { chatMessagePosted, chatMessageRemoved } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { afterKeyset, decodeCursor, encodeCursor, toPage } from '@barspoon/persistence';
import type { WorkContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ChatMessageRow, ChatRoomRow } from './room.schema.ts';

/** A message without its place yet, and what it was said in. */
export interface SaidMessage {
  message: Omit<ChatMessageRow, 'seq'>;
  context: WorkContext;
}

const newestFirst = [['seq', -1]] as const;

/** Only this touches rooms and what is said in them. Writes belong to the open transaction. */
@Injectable()
export class ChatRepository {
  constructor(
    @InjectModel(ChatRoomRow.name) private readonly rooms: Model<ChatRoomRow>,
    @InjectModel(ChatMessageRow.name) private readonly messages: Model<ChatMessageRow>,
    private readonly outbox: Outbox,
  ) {}

  async lastSeqOf(chatRoomId: string): Promise<number> {
    return (await this.rooms.findById(chatRoomId).lean())?.lastSeq ?? 0;
  }

  find(id: string): Promise<ChatMessageRow | null> {
    return this.messages.findById(id).lean().exec();
  }

  /** The filter for what comes after a place. @throws InvalidInputError for a cursor of another list */
  after(cursor: string | undefined): Record<string, unknown> {
    return cursor ? afterKeyset(newestFirst, decodeCursor(cursor, ['number'])) : {};
  }

  async page(chatRoomId: string, limit: number, after: Record<string, unknown>) {
    const rows = await this.messages
      .find({ chatRoomId, ...after })
      .sort({ seq: -1 })
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, ({ seq }) => encodeCursor([seq]));
  }

  /** Oldest first; one more than `limit` when there is more. */
  since(chatRoomId: string, after: number, limit: number): Promise<ChatMessageRow[]> {
    return this.messages
      .find({ chatRoomId, seq: { $gt: after } })
      .sort({ seq: 1 })
      .limit(limit + 1)
      .lean()
      .exec();
  }

  countSince(userId: string, since: Date): Promise<number> {
    return this.messages.countDocuments({ userId, createdAt: { $gte: since } }).exec();
  }

  /** Gives messages their places in their rooms, in the order they come. */
  async addAll(said: readonly SaidMessage[]): Promise<ChatMessageRow[]> {
    const rows: ChatMessageRow[] = [];
    for (const [chatRoomId, ofRoom] of Map.groupBy(said, ({ message }) => message.chatRoomId)) {
      const room = await this.change(chatRoomId, ofRoom.length);
      const first = room.lastSeq - ofRoom.length + 1;
      const placed = ofRoom.map(({ message }, at) => ({ ...message, seq: first + at }));
      await this.messages.insertMany(placed);
      await this.outbox.addAll(
        placed.map(({ _id, sessionId, seq }, at) => ({
          definition: chatMessagePosted,
          data: { sessionId, messageId: _id, seq },
          about: { aggregate: `chat-room:${chatRoomId}`, revision: room.revision },
          context: ofRoom[at]?.context,
        })),
      );
      rows.push(...placed);
    }
    return rows;
  }

  async remove({ _id, chatRoomId, sessionId }: ChatMessageRow): Promise<void> {
    if ((await this.messages.deleteOne({ _id })).deletedCount === 0) return;
    const { revision } = await this.change(chatRoomId, 0);
    await this.outbox.add(
      chatMessageRemoved,
      { sessionId, messageId: _id },
      { aggregate: `chat-room:${chatRoomId}`, revision },
    );
  }

  async removeAllOf(chatRoomId: string): Promise<void> {
    await this.messages.deleteMany({ chatRoomId });
    await this.rooms.deleteOne({ _id: chatRoomId });
  }

  private async change(chatRoomId: string, messages: number): Promise<ChatRoomRow> {
    const room = await this.rooms
      .findOneAndUpdate(
        { _id: chatRoomId },
        { $inc: { lastSeq: messages, revision: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return room as ChatRoomRow;
  }
}
