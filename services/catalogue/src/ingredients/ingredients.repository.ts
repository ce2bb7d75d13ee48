import { type LibraryIngredient, vocabularyRevised } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
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
    private readonly outbox: Outbox,
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

  async find(slug: string): Promise<{ node: LibraryIngredient; revision: number } | null> {
    const row = await this.rows.findById(slug).lean();
    return row && { node: row.node, revision: row.revision ?? 0 };
  }

  async findAll(slugs: readonly string[]): Promise<{ node: LibraryIngredient; revision: number }[]> {
    const rows = await this.rows.find({ _id: { $in: slugs } }).lean();
    return rows.map(({ node, revision }) => ({ node, revision: revision ?? 0 }));
  }

  /** @returns whether its revision had not changed */
  async revise(node: LibraryIngredient, seen: number): Promise<boolean> {
    // Nodes from before edits have none.
    const revision = seen === 0 ? { $in: [0, null] } : seen;
    const { matchedCount } = await this.rows.updateOne(
      { _id: node.slug, revision },
      { $set: { node, revision: seen + 1 } },
    );
    return matchedCount === 1;
  }

  async put(nodes: readonly LibraryIngredient[]): Promise<void> {
    if (nodes.length === 0) return;
    await this.rows.bulkWrite(
      nodes.map((node) => ({
        updateOne: { filter: { _id: node.slug }, update: { $set: { name: node.name, node } }, upsert: true },
      })),
    );
  }

  async revision(): Promise<number> {
    return (await this.state.findById(only).lean())?.revision ?? 0;
  }

  /** Increments the vocabulary's revision and notifies its holders. */
  async tellOfChange(): Promise<number> {
    const revision = await this.raiseRevision();
    const count = await this.rows.countDocuments();
    await this.outbox.add(vocabularyRevised, { revision, count }, { aggregate: 'vocabulary', revision });
    return revision;
  }

  private async raiseRevision(): Promise<number> {
    const row = await this.state
      .findOneAndUpdate({ _id: only }, { $inc: { revision: 1 } }, { upsert: true, returnDocument: 'after' })
      .lean();
    return row?.revision ?? 0;
  }
}
