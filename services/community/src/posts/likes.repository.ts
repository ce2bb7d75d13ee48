import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PostLikeRow } from './like.schema.ts';

@Injectable()
export class LikesRepository {
  constructor(@InjectModel(PostLikeRow.name) private readonly rows: Model<PostLikeRow>) {}

  /** @returns false when the member likes it already */
  async add(userId: string, postId: string, at: Date): Promise<boolean> {
    const result = await this.rows.updateOne(
      { userId, postId },
      { $setOnInsert: { _id: newId(), createdAt: at } },
      { upsert: true },
    );
    return result.upsertedCount === 1;
  }

  /** @returns false when there was none */
  async remove(userId: string, postId: string): Promise<boolean> {
    return (await this.rows.deleteOne({ userId, postId })).deletedCount === 1;
  }

  async likedAmong(userId: string, postIds: readonly string[]): Promise<string[]> {
    const rows = await this.rows.find({ userId, postId: { $in: postIds } }, { postId: 1, _id: 0 }).lean();
    return rows.map(({ postId }) => postId);
  }

  /** Ids of posts a member likes, some at a time. */
  async postsLikedBy(userId: string, limit: number): Promise<string[]> {
    const rows = await this.rows.find({ userId }, { postId: 1, _id: 0 }).limit(limit).lean();
    return rows.map(({ postId }) => postId);
  }

  async removeAllOfPost(postId: string): Promise<void> {
    await this.rows.deleteMany({ postId });
  }
}
