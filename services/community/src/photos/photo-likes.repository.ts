import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PhotoLikeRow } from './photo.schema.ts';

@Injectable()
export class PhotoLikesRepository {
  constructor(@InjectModel(PhotoLikeRow.name) private readonly rows: Model<PhotoLikeRow>) {}

  /** @returns false when the member likes it already */
  async add(userId: string, photoId: string, at: Date): Promise<boolean> {
    const { upsertedCount } = await this.rows.updateOne(
      { userId, photoId },
      { $setOnInsert: { _id: newId(), createdAt: at } },
      { upsert: true },
    );
    return upsertedCount === 1;
  }

  /** @returns false when there was none */
  async remove(userId: string, photoId: string): Promise<boolean> {
    return (await this.rows.deleteOne({ userId, photoId })).deletedCount === 1;
  }

  /** Which of these the member likes. */
  async likedAmong(userId: string, photoIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.rows.find({ userId, photoId: { $in: photoIds } }, { photoId: 1, _id: 0 }).lean();
    return new Set(rows.map(({ photoId }) => photoId));
  }

  /** Ids of photos a member likes, some at a time. */
  async photosLikedBy(userId: string, limit: number): Promise<string[]> {
    const rows = await this.rows.find({ userId }, { photoId: 1, _id: 0 }).limit(limit).lean();
    return rows.map(({ photoId }) => photoId);
  }

  async removeAllOfPhoto(photoId: string): Promise<void> {
    await this.rows.deleteMany({ photoId });
  }
}
