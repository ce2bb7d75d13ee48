import type { RecipeFact } from '@barspoon/contracts';
import { type AttachedRecipe, picturePath } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AttachedRecipeRow } from './attached-recipe.schema.ts';

type Kept = Omit<AttachedRecipeRow, '_id'>;

@Injectable()
export class AttachedRecipesRepository {
  constructor(@InjectModel(AttachedRecipeRow.name) private readonly rows: Model<AttachedRecipeRow>) {}

  keep({ recipeId, revision, slug, name, category }: RecipeFact): Promise<void> {
    return this.put(recipeId, { revision, slug, name, category, deleted: false });
  }

  forget({ recipeId, revision }: { recipeId: string; revision: number }): Promise<void> {
    return this.put(recipeId, { revision, slug: null, name: null, category: null, deleted: true });
  }

  async isEmpty(): Promise<boolean> {
    return (await this.rows.findOne({}, { _id: 1 }).sort({ _id: 1 }).lean()) === null;
  }

  async exists(id: string): Promise<boolean> {
    return (await this.rows.exists({ _id: id, deleted: false })) !== null;
  }

  /** Which of these are known to be gone, or no longer public. */
  async deletedAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.rows.find({ _id: { $in: ids }, deleted: true }, { _id: 1 }).lean();
    return new Set(rows.map(({ _id }) => _id));
  }

  /** Those that still exist, by id. */
  async cardsOf(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, AttachedRecipe>> {
    const named = [...new Set(ids)].filter((id) => id !== null);
    if (named.length === 0) return new Map();
    const rows = await this.rows.find({ _id: { $in: named }, deleted: false }).lean();
    return new Map(rows.map((row) => [row._id, toAttached(row)]));
  }

  /** Keeps what is not older than what is kept; the order in which news arrive does not matter. */
  private async put(id: string, row: Kept): Promise<void> {
    await this.rows.bulkWrite([
      { updateOne: { filter: { _id: id }, update: { $setOnInsert: row }, upsert: true } },
      { updateOne: { filter: { _id: id, revision: { $lte: row.revision } }, update: { $set: row } } },
    ]);
  }
}

const toAttached = (row: AttachedRecipeRow): AttachedRecipe => ({
  id: row._id,
  slug: `${row.slug}`,
  name: `${row.name}`,
  category: row.category as AttachedRecipe['category'],
  picture: picturePath(`${row.slug}`, row.revision),
});
