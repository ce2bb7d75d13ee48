import type { RecipeFact } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RecipeFactRow } from './recipe-fact.schema.ts';

/** What is known of a recipe at a revision; a deleted one has no fact. */
export interface RecipeFactUpdate {
  recipeId: string;
  revision: number;
  fact: RecipeFact | null;
}

@Injectable()
export class RecipeFactsRepository {
  constructor(@InjectModel(RecipeFactRow.name) private readonly rows: Model<RecipeFactRow>) {}

  /** Keeps what is not older than what is kept; the order in which news arrive does not matter. */
  async keep(updates: readonly RecipeFactUpdate[], keptAt: Date): Promise<void> {
    if (updates.length === 0) return;
    await this.rows.bulkWrite(
      updates.flatMap(({ recipeId, revision, fact }) => {
        const row = { revision, fact, keptAt };
        return [
          { updateOne: { filter: { _id: recipeId }, update: { $setOnInsert: row }, upsert: true } },
          {
            updateOne: { filter: { _id: recipeId, revision: { $lte: revision } }, update: { $set: row } },
          },
        ];
      }),
    );
  }

  async isEmpty(): Promise<boolean> {
    return (await this.rows.findOne({}, { _id: 1 }).sort({ _id: 1 }).lean()) === null;
  }

  /** Takes every recipe for deleted that has not been heard of since a moment. */
  async removeUnseenSince(moment: Date): Promise<void> {
    await this.rows.updateMany(
      { keptAt: { $lt: moment }, fact: { $ne: null } },
      { $set: { fact: null }, $inc: { revision: 1 } },
    );
  }
}
