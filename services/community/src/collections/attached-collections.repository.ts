import type { CollectionFact } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AttachedCollectionRow } from './attached-collection.schema.ts';

type Kept = Omit<AttachedCollectionRow, '_id'>;
type Ids = Pick<CollectionFact, 'collectionId' | 'memberId' | 'revision'>;

@Injectable()
export class AttachedCollectionsRepository {
  constructor(@InjectModel(AttachedCollectionRow.name) private readonly rows: Model<AttachedCollectionRow>) {}

  keep({ collectionId, memberId, revision, name, recipeIds }: CollectionFact): Promise<void> {
    return this.put(collectionId, revision, { userId: memberId, shown: true, name, recipeIds });
  }

  /** Not even the name of a private or deleted one is kept. */
  forget({ collectionId, memberId, revision }: Ids): Promise<void> {
    return this.put(collectionId, revision, { userId: memberId, shown: false, name: null, recipeIds: [] });
  }

  /** A recipe that is gone, or no longer public, leaves every collection; the catalogue tells of no revision then. */
  async dropRecipe(recipeId: string): Promise<void> {
    await this.rows.updateMany({ recipeIds: recipeId }, { $pull: { recipeIds: recipeId } });
  }

  async isEmpty(): Promise<boolean> {
    return (await this.rows.findOne({}, { _id: 1 }).sort({ _id: 1 }).lean()) === null;
  }

  async isShown(id: string): Promise<boolean> {
    return (await this.rows.exists({ _id: id, shown: true })) !== null;
  }

  /** Those of them that everybody can see. */
  async shownAmong(ids: readonly string[]): Promise<AttachedCollectionRow[]> {
    if (ids.length === 0) return [];
    return this.rows
      .find({ _id: { $in: [...new Set(ids)] }, shown: true })
      .lean()
      .exec();
  }

  /** Keeps what is not older than what is kept; the order in which news arrive does not matter. */
  private async put(id: string, revision: number | undefined, facts: Omit<Kept, 'revision'>): Promise<void> {
    // Events from before collections were stored contain too little; the catalogue is queried for all since then.
    if (revision === undefined) return;
    const row: Kept = { revision, ...facts };
    await this.rows.bulkWrite([
      { updateOne: { filter: { _id: id }, update: { $setOnInsert: row }, upsert: true } },
      { updateOne: { filter: { _id: id, revision: { $lte: revision } }, update: { $set: row } } },
    ]);
  }
}
