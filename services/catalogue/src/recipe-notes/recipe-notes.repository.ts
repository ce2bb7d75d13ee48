import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RecipeNoteRow } from './recipe-note.schema.ts';

/** Members' private notes; no query without the member. */
@Injectable()
export class RecipeNotesRepository {
  constructor(@InjectModel(RecipeNoteRow.name) private readonly rows: Model<RecipeNoteRow>) {}

  findOf(userId: string, recipeId: string): Promise<RecipeNoteRow | null> {
    return this.rows.findOne({ userId, recipeId }).hint('user-recipe').lean().exec();
  }

  async put(
    userId: string,
    recipeId: string,
    { note, madeOn }: Pick<RecipeNoteRow, 'note' | 'madeOn'>,
    updatedAt: Date,
  ): Promise<void> {
    if (note === '' && madeOn.length === 0) {
      await this.rows.deleteOne({ userId, recipeId });
      return;
    }
    await this.rows.updateOne(
      { userId, recipeId },
      { $set: { note, madeOn, updatedAt }, $setOnInsert: { _id: newId() } },
      { upsert: true },
    );
  }

  async removeAllOfRecipes(recipeIds: readonly string[]): Promise<void> {
    await this.rows.deleteMany({ recipeId: { $in: recipeIds } });
  }
}
