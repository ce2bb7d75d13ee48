import { keysetPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ConversationRow, type StoredPiece, TurnRow } from './conversation.schema.ts';

const latestFirst = [
  ['updatedAt', -1, 'moment'],
  ['_id', -1, 'string'],
] as const;
const newestFirst = [['number', -1, 'number']] as const;

/** Conversations and their turns. Writes join the open transaction. */
@Injectable()
export class ConversationsRepository {
  constructor(
    @InjectModel(ConversationRow.name) private readonly rows: Model<ConversationRow>,
    @InjectModel(TurnRow.name) private readonly turns: Model<TurnRow>,
  ) {}

  find(userId: string, id: string): Promise<ConversationRow | null> {
    return this.rows.findOne({ _id: id, userId }).lean().exec();
  }

  /** Counts up to a limit. */
  async countOf(userId: string, max: number): Promise<number> {
    const rows = await this.rows.find({ userId }, { _id: 1 }).hint('user-updated').limit(max).lean();
    return rows.length;
  }

  async pageOf(userId: string, limit: number, cursor?: string) {
    const query = this.rows.find({ userId }).hint('user-updated').lean();
    return keysetPage(query, latestFirst, { limit, cursor });
  }

  async turnsOf(conversationId: string, limit: number, cursor?: string) {
    const query = this.turns.find({ conversationId }).lean();
    return keysetPage(query, newestFirst, { limit, cursor });
  }

  async begin(row: ConversationRow): Promise<void> {
    await this.rows.insertOne(row);
  }

  /** @returns null when another question was answered since it was read, or it is gone */
  goOn(row: ConversationRow, memory: ConversationRow['memory'], at: Date): Promise<ConversationRow | null> {
    return this.rows
      .findOneAndUpdate(
        { _id: row._id, userId: row.userId, turns: row.turns },
        { $set: { memory, updatedAt: at }, $inc: { turns: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  async addTurn(row: TurnRow): Promise<void> {
    await this.turns.insertOne(row);
  }

  findTurn(userId: string, conversationId: string, id: string): Promise<TurnRow | null> {
    return this.turns.findOne({ _id: id, userId, conversationId }).lean().exec();
  }

  /** @returns false when nobody waits for it anymore: it was stopped or deleted */
  async addPiece(id: string, piece: StoredPiece): Promise<boolean> {
    const { matchedCount } = await this.turns.updateOne(
      { _id: id, state: 'answering' },
      { $push: { pieces: piece } },
    );
    return matchedCount > 0;
  }

  /** @returns null when it is done already, or gone */
  finish(
    id: string,
    answer: Pick<TurnRow, 'by' | 'fallback'> & Partial<Pick<TurnRow, 'answer'>>,
  ): Promise<TurnRow | null> {
    return this.turns
      .findOneAndUpdate(
        { _id: id, state: 'answering' },
        { $set: { ...answer, state: 'done' } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** Unless another question came in the meantime. */
  async remember(
    { conversationId, number }: Pick<TurnRow, 'conversationId' | 'number'>,
    memory: ConversationRow['memory'],
  ): Promise<void> {
    await this.rows.updateOne({ _id: conversationId, turns: number }, { $set: { memory } });
  }

  rename(userId: string, id: string, title: string): Promise<ConversationRow | null> {
    return this.rows
      .findOneAndUpdate({ _id: id, userId }, { $set: { title } }, { returnDocument: 'after' })
      .lean()
      .exec();
  }

  /** @returns false when there is none of this member */
  async remove(userId: string, id: string): Promise<boolean> {
    const { deletedCount } = await this.rows.deleteOne({ _id: id, userId });
    if (deletedCount > 0) await this.turns.deleteMany({ conversationId: id });
    return deletedCount > 0;
  }

  async markReported(id: string): Promise<void> {
    await this.turns.updateOne({ _id: id }, { $set: { reported: true } });
  }

  /** A turn and up to a number of turns before it, the last one first. */
  turnsUpTo(conversationId: string, number: number, before: number): Promise<TurnRow[]> {
    return this.turns
      .find({ conversationId, number: { $lte: number } })
      .sort({ number: -1 })
      .limit(before + 1)
      .lean()
      .exec();
  }

  /** @returns false when there is no such turn in a conversation of this member */
  async judge(userId: string, conversationId: string, id: string, helpful: boolean | null): Promise<boolean> {
    const { matchedCount } = await this.turns.updateOne(
      { _id: id, userId, conversationId },
      { $set: { helpful } },
    );
    return matchedCount > 0;
  }

  /** What was asked about since then, without saying by whom. */
  topicsSince(
    since: Date,
  ): Promise<{ topic: string; questions: number; helpful: number; unhelpful: number }[]> {
    const countOf = (helpful: boolean) => ({ $sum: { $cond: [{ $eq: ['$helpful', helpful] }, 1, 0] } });
    return this.turns
      .aggregate([
        { $match: { createdAt: { $gte: since } } },
        {
          $group: {
            _id: '$topic',
            questions: { $sum: 1 },
            helpful: countOf(true),
            unhelpful: countOf(false),
          },
        },
        { $project: { _id: 0, topic: '$_id', questions: 1, helpful: 1, unhelpful: 1 } },
        { $sort: { questions: -1, topic: 1 } },
      ])
      .option({ hint: 'topics' });
  }

  /** Questions nobody could answer, that more than one member has asked: one alone may say whose it is. */
  notUnderstoodSince(
    since: Date,
    limit: number,
  ): Promise<{ question: string; members: number; lastAt: Date }[]> {
    return this.turns
      .aggregate([
        { $match: { topic: 'not-understood', createdAt: { $gte: since } } },
        {
          $group: {
            _id: { $toLower: '$question' },
            members: { $addToSet: '$userId' },
            lastAt: { $max: '$createdAt' },
          },
        },
        { $project: { _id: 0, question: '$_id', members: { $size: '$members' }, lastAt: 1 } },
        { $match: { members: { $gte: 2 } } },
        { $sort: { members: -1, lastAt: -1 } },
        { $limit: limit },
      ])
      .option({ hint: 'not-understood' });
  }
}
