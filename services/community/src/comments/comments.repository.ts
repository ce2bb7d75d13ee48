import { keysetPage, newestFirst, type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CommentRow } from './comment.schema.ts';

const byThread = [
  ['threadAt', 1, 'moment'],
  ['threadId', 1, 'string'],
  ['createdAt', 1, 'moment'],
  ['_id', 1, 'string'],
] as const;
@Injectable()
export class CommentsRepository {
  constructor(@InjectModel(CommentRow.name) private readonly rows: Model<CommentRow>) {}

  find(id: string): Promise<CommentRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /** Oldest thread first, each comment followed by its replies. Implements COMM-09. */
  async pageOfPost(postId: string, page: PageRequest) {
    const query = this.rows
      .find({
        postId,
        withheld: null,
      })
      .lean();
    return keysetPage(query, byThread, page);
  }

  /** Of everybody or one member, newest first. */
  async latest(userId: string | undefined, page: PageRequest) {
    const query = this.rows
      .find({
        ...(userId && { userId }),

        deleted: false,
        withheld: null,
      })
      .lean();
    return keysetPage(query, newestFirst, page);
  }

  /** A member's own of a post that wait for a moderator. */
  heldOf(userId: string, postId: string, limit: number): Promise<CommentRow[]> {
    return this.rows
      .find({ postId, userId, withheld: 'held' })
      .sort({ threadAt: 1, threadId: 1, createdAt: 1, _id: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  newest(limit: number): Promise<CommentRow[]> {
    return this.rows
      .find({ deleted: false, withheld: null })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  countOf(userId: string): Promise<number> {
    return this.rows.countDocuments({ userId, withheld: null }).exec();
  }

  /** How many they have made after one moment and until another. */
  countBetween(userId: string, from: Date, until: Date): Promise<number> {
    return this.rows.countDocuments({ userId, createdAt: { $gt: from, $lte: until } }).exec();
  }

  /** When the latest of a member were made, and whether everybody can see them. */
  async momentsOf(userId: string, limit: number): Promise<{ at: Date; visible: boolean }[]> {
    const rows = await this.rows
      .find({ userId }, { createdAt: 1, withheld: 1 })
      .sort({ createdAt: -1 })
      .limit(limit)
      .lean();
    return rows.map(({ createdAt, withheld }) => ({ at: createdAt, visible: !withheld }));
  }

  async idsOf(userId: string, limit: number): Promise<string[]> {
    const rows = await this.rows.find({ userId }, { _id: 1 }).limit(limit).lean();
    return rows.map(({ _id }) => _id);
  }

  async add(row: CommentRow): Promise<void> {
    await this.rows.create([row]);
  }

  revise(id: string, change: Partial<CommentRow>): Promise<CommentRow | null> {
    return this.rows
      .findOneAndUpdate({ _id: id }, { $set: change }, { returnDocument: 'after' })
      .lean()
      .exec();
  }

  /** Whether a member has another one that everybody sees under a post, or in a thread of it. */
  async hasOther(
    userId: string,
    { _id, ...where }: Pick<CommentRow, '_id' | 'postId'> | Pick<CommentRow, '_id' | 'parentId'>,
  ) {
    const other = { ...where, userId, _id: { $ne: _id }, withheld: null, deleted: false };
    return (await this.rows.exists(other)) !== null;
  }

  async hasReplies(id: string): Promise<boolean> {
    return (await this.rows.exists({ parentId: id })) !== null;
  }

  async remove(id: string): Promise<void> {
    await this.rows.deleteOne({ _id: id });
  }

  async removeIfDeleted(id: string): Promise<void> {
    await this.rows.deleteOne({ _id: id, deleted: true });
  }

  async removeAllOfPost(postId: string): Promise<void> {
    await this.rows.deleteMany({ postId });
  }
}
