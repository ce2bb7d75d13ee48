import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { BarItemRow } from './item.schema.ts';
import type { ItemContent } from './item.ts';

type Change = Partial<ItemContent & Pick<BarItemRow, 'editedHere' | 'homemade'>>;

/** Bar items. Queries on behalf of a member name them: another's items are not found. */
@Injectable()
export class ItemsRepository {
  constructor(@InjectModel(BarItemRow.name) private readonly rows: Model<BarItemRow>) {}

  find(id: string): Promise<BarItemRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /** What a member may put on their bar. */
  findFor(userId: string, id: string): Promise<BarItemRow | null> {
    return this.rows
      .findOne({ _id: id, userId: { $in: [null, userId] } })
      .lean()
      .exec();
  }

  ownOf(userId: string): Promise<BarItemRow[]> {
    return this.rows.find({ userId }).sort({ nameKey: 1, _id: 1 }).lean().exec();
  }

  /** What a member's batches of a recipe are put on the bar as. */
  findHomemade(userId: string, recipeId: string): Promise<BarItemRow | null> {
    return this.rows.findOne({ userId, 'homemade.recipeId': recipeId }).lean().exec();
  }

  /** Own items of several members, as far as they say what they are in the vocabulary. */
  ownOfAll(userIds: readonly string[]): Promise<Pick<BarItemRow, '_id' | 'slug' | 'name' | 'ingredient'>[]> {
    return this.rows
      .find({ userId: { $in: userIds } }, { slug: 1, name: 1, ingredient: 1 })
      .lean()
      .exec();
  }

  /** Of whoever they are: for those who may see the bar they stand on. */
  findAll(ids: readonly string[]): Promise<BarItemRow[]> {
    return this.rows
      .find({ _id: { $in: ids } })
      .lean()
      .exec();
  }

  findOwn(userId: string, ids: readonly string[]): Promise<BarItemRow[]> {
    return this.rows
      .find({ _id: { $in: ids }, userId })
      .lean()
      .exec();
  }

  /** The type is what lets MongoDB use the index, which holds seeded items alone. */
  findBySlugs(slugs: readonly string[]): Promise<BarItemRow[]> {
    return this.rows
      .find({ slug: { $in: slugs, $type: 'string' } })
      .lean()
      .exec();
  }

  async insert(rows: readonly BarItemRow[]): Promise<void> {
    if (rows.length) await this.rows.insertMany(rows);
  }

  revise(id: string, change: Change): Promise<BarItemRow | null> {
    return this.change({ _id: id }, change);
  }

  reviseOwn(userId: string, id: string, change: Change): Promise<BarItemRow | null> {
    return this.change({ _id: id, userId }, change);
  }

  delete(id: string): Promise<BarItemRow | null> {
    return this.rows.findOneAndDelete({ _id: id }).lean().exec();
  }

  deleteOwn(userId: string, id: string): Promise<BarItemRow | null> {
    return this.rows.findOneAndDelete({ _id: id, userId }).lean().exec();
  }

  async deleteAllOwn(userId: string, ids: readonly string[]): Promise<void> {
    await this.rows.deleteMany({ _id: { $in: ids }, userId });
  }

  private change(filter: QueryFilter<BarItemRow>, change: Change): Promise<BarItemRow | null> {
    return this.rows
      .findOneAndUpdate(filter, { $set: change, $inc: { revision: 1 } }, { returnDocument: 'after' })
      .lean()
      .exec();
  }
}
