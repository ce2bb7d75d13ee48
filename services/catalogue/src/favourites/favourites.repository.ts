import { recipeSaved, recipeUnsaved } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { afterKeyset, decodeCursor, encodeCursor, toPage } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FavouriteCountRow, FavouriteRow } from './favourite.schema.ts';

const newestFirst = [
  ['createdAt', -1],
  ['_id', -1],
] as const;

/** A member's favourites; no query without the member. Writes belong to the open transaction. */
@Injectable()
export class FavouritesRepository {
  constructor(
    @InjectModel(FavouriteRow.name) private readonly rows: Model<FavouriteRow>,
    @InjectModel(FavouriteCountRow.name) private readonly counts: Model<FavouriteCountRow>,
    private readonly outbox: Outbox,
  ) {}

  async add(userId: string, recipe: { _id: string; name: string }, at: Date): Promise<void> {
    const result = await this.rows.updateOne(
      { userId, recipeId: recipe._id },
      { $setOnInsert: { _id: newId(), createdAt: at } },
      { upsert: true },
    );
    if (result.upsertedCount === 0) return;
    const revision = await this.count(userId, 1);
    const data = { recipeId: recipe._id, memberId: userId, name: recipe.name };
    await this.outbox.add(recipeSaved, data, { aggregate: `favourites:${userId}`, revision });
  }

  async remove(userId: string, recipeId: string): Promise<void> {
    const { deletedCount } = await this.rows.deleteOne({ userId, recipeId });
    if (deletedCount === 0) return;
    const revision = await this.count(userId, -1);
    await this.outbox.add(
      recipeUnsaved,
      { recipeId, memberId: userId },
      { aggregate: `favourites:${userId}`, revision },
    );
  }

  async removeAllOfRecipe(recipeId: string): Promise<void> {
    const rows = await this.rows.find({ recipeId }, { userId: 1 }).lean();
    await this.rows.deleteMany({ recipeId });
    await this.counts.updateMany({ _id: { $in: rows.map((row) => row.userId) } }, { $inc: { count: -1 } });
  }

  async marksOf(userId: string, recipeIds: readonly string[]): Promise<string[]> {
    const rows = await this.rows.find({ userId, recipeId: { $in: recipeIds } }, { recipeId: 1 }).lean();
    return rows.map((row) => row.recipeId);
  }

  async pageOf(userId: string, limit: number, cursor?: string) {
    const after = cursor ? decodeCursor(cursor, ['number', 'string']) : undefined;
    const [rows, total] = await Promise.all([
      this.rows
        .find({ userId, ...(after && afterKeyset(newestFirst, [new Date(after[0] as number), after[1]])) })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit + 1)
        .lean(),
      this.counts.findById(userId).lean(),
    ]);
    const page = toPage(rows, limit, (row) => encodeCursor([row.createdAt.getTime(), row._id]));
    return { ...page, total: total?.count ?? 0 };
  }

  private async count(userId: string, by: 1 | -1): Promise<number> {
    const row = await this.counts
      .findOneAndUpdate(
        { _id: userId },
        { $inc: { count: by, sequence: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return row?.sequence ?? 1;
  }
}
