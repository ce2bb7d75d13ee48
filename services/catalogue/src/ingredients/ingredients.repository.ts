import type { LibraryIngredient } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { IngredientRow, VocabularyRow } from './ingredient.schema.ts';

const only = 'vocabulary';

@Injectable()
export class IngredientsRepository {
  constructor(
    @InjectModel(IngredientRow.name) private readonly rows: Model<IngredientRow>,
    @InjectModel(VocabularyRow.name) private readonly state: Model<VocabularyRow>,
  ) {}

  async all(): Promise<LibraryIngredient[]> {
    const rows = await this.rows.find().sort({ _id: 1 }).lean();
    return rows.map((row) => row.node);
  }

  async pageAfter(slug: string | undefined, limit: number): Promise<LibraryIngredient[]> {
    const rows = await this.rows
      .find(slug ? { _id: { $gt: slug } } : {})
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return rows.map((row) => row.node);
  }

  async findAll(slugs: readonly string[]): Promise<LibraryIngredient[]> {
    const rows = await this.rows.find({ _id: { $in: slugs } }).lean();
    return rows.map((row) => row.node);
  }

  async put(nodes: readonly LibraryIngredient[]): Promise<void> {
    await this.rows.bulkWrite(
      nodes.map((node) => ({
        updateOne: { filter: { _id: node.slug }, update: { $set: { name: node.name, node } }, upsert: true },
      })),
    );
  }

  async revision(): Promise<number> {
    return (await this.state.findById(only).lean())?.revision ?? 0;
  }

  async raiseRevision(): Promise<number> {
    const row = await this.state
      .findOneAndUpdate({ _id: only }, { $inc: { revision: 1 } }, { upsert: true, returnDocument: 'after' })
      .lean();
    return row?.revision ?? 0;
  }

  count(): Promise<number> {
    return this.rows.countDocuments();
  }
}
