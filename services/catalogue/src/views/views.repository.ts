import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ViewRow } from './view.schema.ts';

@Injectable()
export class ViewsRepository {
  constructor(@InjectModel(ViewRow.name) private readonly rows: Model<ViewRow>) {}

  /** @returns false when this visitor was counted for this recipe in this hour before */
  async note(recipeId: string, visitor: string, at: Date): Promise<boolean> {
    const hour = Math.floor(at.getTime() / 3_600_000);
    const result = await this.rows.updateOne(
      { _id: `${recipeId}|${visitor}|${hour}` },
      { $setOnInsert: { recipeId, at } },
      { upsert: true },
    );
    return result.upsertedCount === 1;
  }

  async removeAllOfRecipes(recipeIds: readonly string[]): Promise<void> {
    await this.rows.deleteMany({ recipeId: { $in: recipeIds } });
  }
}
