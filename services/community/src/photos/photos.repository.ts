import { type EventDefinition, photoPublished, photoRemoved } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { keysetPage, newestFirst, type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PhotoRow } from './photo.schema.ts';

interface PhotoFilter {
  /** Without those of these members. */
  hidden?: ReadonlySet<string>;
  /** Sees their own held ones too. */
  readerId?: string;
  /** Only those of this member. */
  userId?: string | undefined;
}
/** Only this touches photos; records the event of every change in the same transaction. */
@Injectable()
export class PhotosRepository {
  constructor(
    @InjectModel(PhotoRow.name) private readonly rows: Model<PhotoRow>,
    private readonly outbox: Outbox,
  ) {}

  find(id: string): Promise<PhotoRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  findVisible(id: string): Promise<PhotoRow | null> {
    return this.rows.findOne({ _id: id, withheld: null }).lean().exec();
  }

  async page({ hidden, readerId, userId }: PhotoFilter, page: PageRequest) {
    const query = this.rows
      .find({
        ...(hidden && hidden.size > 0 && { userId: { $nin: [...hidden] } }),
        $and: [
          userId ? { userId } : {},
          readerId
            ? { $or: [{ withheld: null }, { userId: readerId, withheld: 'held' }] }
            : { withheld: null },
        ],
      })
      .lean();
    return keysetPage(query, newestFirst, page);
  }

  newest(limit: number): Promise<PhotoRow[]> {
    return this.rows.find({ withheld: null }).sort({ createdAt: -1, _id: -1 }).limit(limit).lean().exec();
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

  /** Ids of photos of a member or of a recipe, some at a time. */
  async idsOf(owner: { userId: string } | { recipeId: string }, limit: number): Promise<string[]> {
    const rows = await this.rows.find(owner, { _id: 1 }).limit(limit).lean();
    return rows.map(({ _id }) => _id);
  }

  /** Held for a moderator: nobody is notified. */
  async addHeld(row: PhotoRow): Promise<void> {
    await this.rows.create([row]);
  }

  /** Takes it out of sight, or shows it again. */
  setWithheld(id: string, withheld: PhotoRow['withheld']): Promise<PhotoRow | null> {
    return this.change(id, { withheld });
  }

  /** Shows a held one for the first time, as if it was shared now. */
  async release(id: string, createdAt: Date): Promise<PhotoRow | null> {
    const row = await this.change(id, { withheld: null, createdAt });
    if (row) await this.tellPublished(row);
    return row;
  }

  async publish(row: PhotoRow): Promise<void> {
    await this.rows.create([row]);
    await this.tellPublished(row);
  }

  private async tellPublished(row: PhotoRow): Promise<void> {
    const { _id: photoId, userId: memberId, recipeId } = row;
    await this.tell(row, photoPublished, { photoId, memberId, recipeId });
  }

  async remove(id: string): Promise<PhotoRow | null> {
    const row = await this.rows.findOneAndDelete({ _id: id }).lean();
    if (row) await this.tell({ ...row, revision: row.revision + 1 }, photoRemoved, { photoId: id });
    return row;
  }

  /** @returns the photo after it, or null when there is none anymore */
  countLike(id: string, by: 1 | -1): Promise<PhotoRow | null> {
    return this.rows
      .findOneAndUpdate({ _id: id }, { $inc: { likesCount: by, revision: 1 } }, { returnDocument: 'after' })
      .lean()
      .exec();
  }

  private change(id: string, change: Partial<PhotoRow>): Promise<PhotoRow | null> {
    return this.rows
      .findOneAndUpdate({ _id: id }, { $set: change, $inc: { revision: 1 } }, { returnDocument: 'after' })
      .lean()
      .exec();
  }

  async tell<E extends EventDefinition>(
    { _id, revision }: Pick<PhotoRow, '_id' | 'revision'>,
    event: E,
    data: unknown,
  ): Promise<void> {
    await this.outbox.addAll([{ definition: event, data, about: { aggregate: `photo:${_id}`, revision } }]);
  }
}
