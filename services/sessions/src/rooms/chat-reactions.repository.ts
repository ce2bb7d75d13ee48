import type { ChatReaction } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ChatMessageRow, ChatReactionRow } from './room.schema.ts';

const keyOf = (messageId: string, userId: string, reaction: ChatReaction): string =>
  `${messageId}:${userId}:${reaction}`;

/** Who answered which message with what. Writes join the open transaction. */
@Injectable()
export class ChatReactionsRepository {
  constructor(
    @InjectModel(ChatReactionRow.name) private readonly rows: Model<ChatReactionRow>,
    @InjectModel(ChatMessageRow.name) private readonly messages: Model<ChatMessageRow>,
  ) {}

  /** @returns false when they had */
  async add(messageId: string, userId: string, reaction: ChatReaction, createdAt: Date): Promise<boolean> {
    const { upsertedCount } = await this.rows.updateOne(
      { _id: keyOf(messageId, userId, reaction) },
      { $setOnInsert: { messageId, userId, reaction, createdAt } },
      { upsert: true },
    );
    return upsertedCount === 1;
  }

  /** @returns false when they had not */
  async remove(messageId: string, userId: string, reaction: ChatReaction): Promise<boolean> {
    return (await this.rows.deleteOne({ _id: keyOf(messageId, userId, reaction) })).deletedCount === 1;
  }

  /** What a member answered some messages with. */
  async of(userId: string, messageIds: readonly string[]): Promise<Map<string, ChatReaction[]>> {
    const rows = await this.rows
      .find({ messageId: { $in: messageIds }, userId })
      .sort({ _id: 1 })
      .lean();
    return new Map(
      [...Map.groupBy(rows, ({ messageId }) => messageId)].map(([id, own]) => [
        id,
        own.map(({ reaction }) => reaction),
      ]),
    );
  }

  async removeAllOf(messageId: string): Promise<void> {
    await this.rows.deleteMany({ messageId });
  }

  /** Takes some of what a member answered out of the counts. @returns whether there was any */
  async takeBackSome(userId: string, limit: number): Promise<boolean> {
    const rows = await this.rows.find({ userId }).limit(limit).lean();
    if (rows.length === 0) return false;
    await this.messages.bulkWrite(
      rows.map(({ messageId, reaction }) => ({
        updateOne: {
          filter: { _id: messageId, [`reactions.${reaction}`]: { $gt: 0 } },
          update: { $inc: { [`reactions.${reaction}`]: -1 } },
        },
      })),
    );
    await this.rows.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } });
    return true;
  }
}
