import { chatMessagePosted, type EventDefinition, roomPaced } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { afterKeyset, decodeCursor, encodeCursor, toPage } from '@barspoon/persistence';
import type { WorkContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ChatMessageRow, ChatRoomRow } from './room.schema.ts';

/** A message without its place yet, and what it was said in. */
export interface SaidMessage {
  message: Omit<ChatMessageRow, 'seq' | 'revision'>;
  /** Whom slow mode does not slow down. */
  isUnpaced: boolean;
  context: WorkContext;
}

const newestFirst = [['seq', -1]] as const;

/** Only this touches rooms and what is said in them. Writes join the open transaction. */
@Injectable()
export class ChatRepository {
  constructor(
    @InjectModel(ChatRoomRow.name) private readonly rooms: Model<ChatRoomRow>,
    @InjectModel(ChatMessageRow.name) private readonly messages: Model<ChatMessageRow>,
    private readonly outbox: Outbox,
  ) {}

  room(chatRoomId: string): Promise<ChatRoomRow | null> {
    return this.rooms.findById(chatRoomId).lean().exec();
  }

  find(id: string): Promise<ChatMessageRow | null> {
    return this.messages.findById(id).lean().exec();
  }

  /** The filter for what comes after a place. @throws InvalidInputError for a cursor of another list */
  after(cursor: string | undefined): Record<string, unknown> {
    return cursor ? afterKeyset(newestFirst, decodeCursor(cursor, ['number'])) : {};
  }

  /** Those with open reports, the newest first. */
  async reportedPage(sessionId: string, limit: number, after: Record<string, unknown>) {
    const rows = await this.messages
      .find({ sessionId, openReports: { $gt: 0 }, ...after })
      .sort({ seq: -1 })
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, ({ seq }) => encodeCursor([seq]));
  }

  /** How many messages of each of some sessions wait for a moderator; nothing of those without any. */
  async countsReported(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const counts = await this.messages.aggregate<{ _id: string; count: number }>([
      { $match: { sessionId: { $in: [...sessionIds] }, openReports: { $gt: 0 } } },
      { $group: { _id: '$sessionId', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }

  async page(chatRoomId: string, limit: number, after: Record<string, unknown>) {
    const rows = await this.messages
      .find({ chatRoomId, ...after })
      .sort({ seq: -1 })
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, ({ seq }) => encodeCursor([seq]));
  }

  /** What came or changed behind a revision, in that order; one more than `limit` when there is more. */
  since(chatRoomId: string, after: number, limit: number): Promise<ChatMessageRow[]> {
    return this.messages
      .find({ chatRoomId, revision: { $gt: after } })
      .sort({ revision: 1 })
      .limit(limit + 1)
      .lean()
      .exec();
  }

  countSince(userId: string, since: Date): Promise<number> {
    return this.messages.countDocuments({ userId, createdAt: { $gte: since } }).exec();
  }

  /** When a member last said something in a room. */
  async lastSaidAt(chatRoomId: string, userId: string): Promise<Date | null> {
    const last = await this.messages.findOne({ userId, chatRoomId }).sort({ createdAt: -1 }).lean();
    return last?.createdAt ?? null;
  }

  /** Gives messages their places in their rooms, in the order they come. */
  async addAll(said: readonly SaidMessage[]): Promise<ChatMessageRow[]> {
    const rows: ChatMessageRow[] = [];
    for (const [chatRoomId, ofRoom] of Map.groupBy(said, ({ message }) => message.chatRoomId)) {
      const count = ofRoom.length;
      const room = await this.change(chatRoomId, { lastSeq: count, revision: count });
      const placed = ofRoom.map(({ message }, at) => ({
        ...message,
        seq: room.lastSeq - ofRoom.length + 1 + at,
        revision: room.revision - ofRoom.length + 1 + at,
      }));
      await this.messages.insertMany(placed);
      await this.outbox.addAll(
        placed.map(({ _id, sessionId, seq, revision }, at) => ({
          definition: chatMessagePosted,
          data: { sessionId, messageId: _id, seq },
          about: { aggregate: `chat-room:${chatRoomId}`, revision },
          context: ofRoom[at]?.context,
        })),
      );
      rows.push(...placed);
    }
    return rows;
  }

  /** Changes a message and tells of it. */
  async revise(
    { _id, chatRoomId, sessionId }: ChatMessageRow,
    set: Partial<ChatMessageRow>,
    event: EventDefinition,
    { more = {}, count = {} }: { more?: Record<string, unknown>; count?: Record<string, number> } = {},
  ): Promise<ChatMessageRow> {
    const { revision } = await this.change(chatRoomId, {});
    const after = await this.messages
      .findOneAndUpdate({ _id }, { $set: { ...set, revision }, $inc: count }, { returnDocument: 'after' })
      .lean();
    const data = { sessionId, messageId: _id, ...more };
    await this.outbox.add(event, data, { aggregate: `chat-room:${chatRoomId}`, revision });
    return after as ChatMessageRow;
  }

  async pace(chatRoomId: string, sessionId: string, slowModeSeconds: number): Promise<void> {
    const { revision } = await this.change(chatRoomId, {}, { slowModeSeconds });
    const about = { aggregate: `chat-room:${chatRoomId}`, revision };
    await this.outbox.add(roomPaced, { sessionId, slowModeSeconds }, about);
  }

  async removeAllOf(chatRoomId: string): Promise<void> {
    await this.messages.deleteMany({ chatRoomId });
    await this.rooms.deleteOne({ _id: chatRoomId });
  }

  private async change(
    chatRoomId: string,
    more: { lastSeq?: number; revision?: number },
    set: Partial<ChatRoomRow> = {},
  ): Promise<ChatRoomRow> {
    const room = await this.rooms
      .findOneAndUpdate(
        { _id: chatRoomId },
        { $set: set, $inc: { lastSeq: 0, revision: 1, ...more } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return room as ChatRoomRow;
  }
}
