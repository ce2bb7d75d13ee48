import { recipeSaved, recipeUnsaved } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { keysetPage, newestFirst } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import { FavoriteCountRow, FavoriteRow } from './favorite.schema.ts';

type SavedRecipe = Pick<RecipeRow, '_id' | 'name' | 'userId' | 'visibility'>;

/** A member's favorites; no query without the member. Writes join the open transaction. */
@Injectable()
export class FavoritesRepository {
  constructor(
    @InjectModel(FavoriteRow.name) private readonly rows: Model<FavoriteRow>,
    @InjectModel(FavoriteCountRow.name) private readonly counts: Model<FavoriteCountRow>,
    private readonly outbox: Outbox,
  ) {}

  async add(userId: string, recipe: SavedRecipe, at: Date): Promise<void> {
    const result = await this.rows.updateOne(
      { userId, recipeId: recipe._id },
      { $setOnInsert: { _id: newId(), createdAt: at } },
      { upsert: true },
    );
    if (result.upsertedCount === 0) return;
    const isNews = recipe.visibility === 'public';
    const revision = await this.count(userId, 1, isNews ? 1 : 0);
    // What only its author sees is told to nobody.
    if (isNews) await this.outbox.addAll([savedEvent(userId, recipe, revision)]);
  }

  /** Adds those that are not favorites yet, in one write. @returns the ids of their recipes */
  async addAll(userId: string, favorites: readonly { recipe: SavedRecipe; at: Date }[]): Promise<string[]> {
    const known = new Set(
      await this.marksOf(
        userId,
        favorites.map(({ recipe }) => recipe._id),
      ),
    );
    const fresh = favorites.filter(({ recipe }) => !known.has(recipe._id));
    if (fresh.length === 0) return [];
    await this.rows.insertMany(
      fresh.map(({ recipe, at }) => ({ _id: newId(), userId, recipeId: recipe._id, createdAt: at })),
    );
    const news = fresh.filter(({ recipe }) => recipe.visibility === 'public');
    const first = (await this.count(userId, fresh.length, news.length)) - news.length + 1;
    await this.outbox.addAll(news.map(({ recipe }, at) => savedEvent(userId, recipe, first + at)));
    return fresh.map(({ recipe }) => recipe._id);
  }

  /** @returns how many of them were favorites */
  async removeAll(userId: string, recipeIds: readonly string[]): Promise<number> {
    const marked = await this.marksOf(userId, recipeIds);
    if (marked.length === 0) return 0;
    await this.rows.deleteMany({ userId, recipeId: { $in: marked } });
    const first = (await this.count(userId, -marked.length)) - marked.length + 1;
    await this.outbox.addAll(
      marked.map((recipeId, at) => ({
        definition: recipeUnsaved,
        data: { recipeId, memberId: userId },
        about: { aggregate: `favorites:${userId}`, revision: first + at },
      })),
    );
    return marked.length;
  }

  async remove(userId: string, recipeId: string): Promise<void> {
    const { deletedCount } = await this.rows.deleteOne({ userId, recipeId });
    if (deletedCount === 0) return;
    const revision = await this.count(userId, -1);
    await this.outbox.add(
      recipeUnsaved,
      { recipeId, memberId: userId },
      { aggregate: `favorites:${userId}`, revision },
    );
  }

  /** @param exceptOf whose own favorites stay */
  async removeAllOfRecipes(recipeIds: readonly string[], exceptOf?: string): Promise<void> {
    const ofRecipes = { recipeId: { $in: recipeIds }, ...(exceptOf && { userId: { $ne: exceptOf } }) };
    const rows = await this.rows.find(ofRecipes, { userId: 1 }).lean();
    await this.rows.deleteMany(ofRecipes);
    const lost = new Map<string, number>();
    for (const { userId } of rows) lost.set(userId, (lost.get(userId) ?? 0) + 1);
    if (lost.size === 0) return;
    await this.counts.bulkWrite(
      [...lost].map(([_id, count]) => ({
        updateOne: { filter: { _id }, update: { $inc: { count: -count } } },
      })),
      { ordered: false },
    );
  }

  async marksOf(userId: string, recipeIds: readonly string[]): Promise<string[]> {
    const rows = await this.rows.find({ userId, recipeId: { $in: recipeIds } }, { recipeId: 1 }).lean();
    return rows.map((row) => row.recipeId);
  }

  /** Of several members: which recipes each has saved, read from the index alone. */
  recipesOfAll(userIds: readonly string[]): Promise<Pick<FavoriteRow, 'userId' | 'recipeId'>[]> {
    return this.rows
      .find({ userId: { $in: userIds } }, { _id: 0, userId: 1, recipeId: 1 })
      .lean()
      .exec();
  }

  async pageOf(userId: string, limit: number, cursor?: string) {
    const [page, total] = await Promise.all([
      keysetPage(this.rows.find({ userId }).lean(), newestFirst, { limit, cursor }),
      this.counts.findById(userId).lean(),
    ]);
    return { ...page, total: total?.count ?? 0 };
  }

  private async count(userId: string, by: number, events = Math.abs(by)): Promise<number> {
    const row = await this.counts
      .findOneAndUpdate(
        { _id: userId },
        { $inc: { count: by, sequence: events } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return row?.sequence ?? 1;
  }
}

const savedEvent = (memberId: string, { _id: recipeId, name, userId }: SavedRecipe, revision: number) => ({
  definition: recipeSaved,
  data: { recipeId, memberId, name, ...(userId && { authorId: userId }) },
  about: { aggregate: `favorites:${memberId}`, revision },
});
