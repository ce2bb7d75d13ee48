import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MenuRow } from './menu.schema.ts';

/** The menus of bars. Writes join the open transaction. */
@Injectable()
export class MenusRepository {
  constructor(@InjectModel(MenuRow.name) private readonly rows: Model<MenuRow>) {}

  of(barId: string): Promise<MenuRow[]> {
    return this.rows.find({ barId }).sort({ 'draft.name': 1, _id: 1 }).lean().exec();
  }

  find(id: string): Promise<MenuRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  findBySlug(slug: string): Promise<MenuRow | null> {
    return this.rows
      .findOne({ slug: { $eq: slug, $type: 'string' } })
      .lean()
      .exec();
  }

  async publishedAt(barId: string): Promise<{ _id: string; slug: string }[]> {
    const rows = await this.rows.find({ barId }, { slug: 1 }).lean();
    return rows.flatMap(({ _id, slug }) => (slug === undefined ? [] : [{ _id, slug }]));
  }

  /** Ids of menus that name a recipe, or have named it. */
  async naming(recipeId: string): Promise<string[]> {
    const rows = await this.rows.find({ recipeIds: recipeId }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
  }

  async save(row: MenuRow): Promise<void> {
    await this.rows.replaceOne({ _id: row._id }, row, { upsert: true });
  }

  async delete(id: string): Promise<void> {
    await this.rows.deleteOne({ _id: id });
  }

  async deleteAll(barId: string): Promise<void> {
    await this.rows.deleteMany({ barId });
  }

  /** Some of those for which something is planned for then or before. */
  due(now: Date, max: number): Promise<MenuRow[]> {
    return this.rows
      .find({ dueAt: { $lte: now } })
      .sort({ dueAt: 1 })
      .limit(max)
      .lean()
      .exec();
  }

  /** Those that a moderator has decided about while their bar was a member's. */
  moderatedOf(ownerId: string): Promise<MenuRow[]> {
    return this.rows.find({ 'moderated.ownerId': ownerId }).lean().exec();
  }

  /** With the bar they belong to, which may have another id then. What is taken down stays so. */
  async give(barId: string, to: { barId: string; ownerId: string }): Promise<void> {
    await this.rows.updateMany({ barId }, { $set: to });
  }
}
