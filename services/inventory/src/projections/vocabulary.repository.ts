import type { LibraryIngredient } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { IngredientRow, VocabularyRow } from './vocabulary.schema.ts';

const only = 'vocabulary';

@Injectable()
export class VocabularyRepository {
  constructor(
    @InjectModel(IngredientRow.name) private readonly rows: Model<IngredientRow>,
    @InjectModel(VocabularyRow.name) private readonly state: Model<VocabularyRow>,
  ) {}

  /** Undefined before the first time it was fetched. */
  async revision(): Promise<number | undefined> {
    return (await this.state.findById(only).lean())?.revision;
  }

  async all(): Promise<LibraryIngredient[]> {
    const rows = await this.rows.find().sort({ _id: 1 }).lean();
    return rows.map((row) => row.node);
  }

  /** Puts a whole vocabulary in the place of the kept one, in the open transaction. */
  async replace(nodes: readonly LibraryIngredient[], revision: number): Promise<void> {
    await this.rows.deleteMany({ _id: { $nin: nodes.map((node) => node.slug) } });
    if (nodes.length)
      await this.rows.bulkWrite(
        nodes.map((node) => ({
          updateOne: { filter: { _id: node.slug }, update: { $set: { node } }, upsert: true },
        })),
      );
    await this.state.updateOne({ _id: only }, { $set: { revision } }, { upsert: true });
  }
}
