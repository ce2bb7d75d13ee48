import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { BarItemRow } from './item.schema.ts';
import { ItemRemovalRow } from './item-removal.schema.ts';

@Injectable()
export class ItemRemovalsRepository {
  constructor(@InjectModel(ItemRemovalRow.name) private readonly rows: Model<ItemRemovalRow>) {}

  async begin(item: Pick<BarItemRow, '_id' | 'slug'>, at: Date): Promise<void> {
    await this.rows.create([{ _id: item._id, slug: item.slug, at, done: false }]);
  }

  /** Notes that an item stands on no bar anymore, if it was deleted before `moment`. */
  async endIfBegunBefore(itemId: string, moment: Date): Promise<void> {
    await this.rows.updateOne({ _id: itemId, at: { $lt: moment } }, { $set: { done: true } });
  }

  /** The items deleted longest ago that may still stand on bars. */
  async notDone(limit: number): Promise<string[]> {
    const rows = await this.rows.find({ done: false }, { _id: 1 }).sort({ at: 1 }).limit(limit).lean();
    return rows.map((row) => row._id);
  }

  /** Which of these library items were deleted here. */
  async slugsAmong(slugs: readonly string[]): Promise<string[]> {
    const rows = await this.rows.find({ slug: { $in: slugs, $type: 'string' } }, { slug: 1 }).lean();
    return rows.flatMap((row) => row.slug ?? []);
  }
}
