import {
  collectionCreated,
  collectionDeleted,
  collectionRevised,
  type collectionRoutes,
  type EventDefinition,
  type InputOf,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { decodeCursor, encodeCursor, keysetPage, toPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toFact } from './collection.mapper.ts';
import { CollectionRow } from './collection.schema.ts';

const lastChangedFirst = [
  ['updatedAt', -1, 'moment'],
  ['_id', -1, 'string'],
] as const;

/** Collections, and the event of every change in the same transaction. */
@Injectable()
export class CollectionsRepository {
  constructor(
    @InjectModel(CollectionRow.name) private readonly rows: Model<CollectionRow>,
    private readonly outbox: Outbox,
  ) {}

  find(id: string): Promise<CollectionRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /** Counts up to a limit. */
  async countOf(userId: string, max: number): Promise<number> {
    const rows = await this.rows.find({ userId }, { _id: 1 }).hint('user-updated').limit(max).lean();
    return rows.length;
  }

  async pageOf(userId: string, limit: number, cursor?: string) {
    const query = this.rows
      .find({
        userId,
      })
      .hint('user-updated')
      .lean();
    return keysetPage(query, lastChangedFirst, { limit, cursor });
  }

  /** Those that everybody can see, by id. */
  async pageOfPublic(limit: number, cursor?: string) {
    const after = cursor ? decodeCursor(cursor, ['string'])[0] : undefined;
    const rows = await this.rows
      .find({ isPublic: true, ...(after && { _id: { $gt: after } }) })
      .sort({ _id: 1 })
      .hint({ _id: 1 })
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, (row) => encodeCursor([row._id]));
  }

  /** Those that everybody can see, of one member where asked for, else without hidden ones; the last changed first. */
  async pageOfShown(
    hidden: ReadonlySet<string>,
    { ownerId, limit, cursor }: InputOf<typeof collectionRoutes.shown>['query'],
  ) {
    const query = this.rows
      .find({
        isPublic: true,
        'entries.0': { $exists: true },
        userId: ownerId ?? { $nin: [...hidden] },
      })
      .hint(ownerId ? 'user-updated' : 'public-updated')
      .lean();
    return keysetPage(query, lastChangedFirst, { limit, cursor });
  }

  /** All of a member, the last changed first. */
  allOf(userId: string): Promise<CollectionRow[]> {
    return this.rows.find({ userId }).sort({ updatedAt: -1, _id: -1 }).hint('user-updated').lean().exec();
  }

  async addAll(rows: readonly CollectionRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.rows.insertMany(rows);
    await this.recordAll(collectionCreated, rows);
  }

  /** Replaces the stored ones with these, which were read in the open transaction, each with its next revision. */
  async replaceAll(rows: readonly CollectionRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.rows.bulkWrite(
      rows.map((row) => ({ replaceOne: { filter: { _id: row._id }, replacement: row } })),
      { ordered: false },
    );
    await this.recordAll(collectionRevised, rows);
  }

  async removeAll(rows: readonly CollectionRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.rows.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } });
    await this.recordAll(
      collectionDeleted,
      rows.map((row) => ({ ...row, revision: row.revision + 1 })),
    );
  }

  async add(row: CollectionRow): Promise<void> {
    await this.rows.insertOne(row);
    await this.record(collectionCreated, row);
  }

  /** @returns null if its revision has changed */
  async change(
    row: CollectionRow,
    change: Partial<Pick<CollectionRow, 'name' | 'description' | 'isPublic' | 'entries'>>,
    updatedAt: Date,
  ): Promise<CollectionRow | null> {
    const after = await this.rows
      .findOneAndUpdate(
        { _id: row._id, revision: row.revision },
        { $set: { ...change, updatedAt }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (after) await this.record(collectionRevised, after);
    return after;
  }

  async remove(row: CollectionRow): Promise<void> {
    await this.rows.deleteOne({ _id: row._id });
    await this.record(collectionDeleted, { ...row, revision: row.revision + 1 });
  }

  /**
   * Recipes are gone, or gone for everybody but the member `exceptOf`, whose collections keep them. Implements BEYOND-40.
   */
  async removeRecipes(recipeIds: readonly string[], exceptOf?: string): Promise<void> {
    const isGone = { $in: recipeIds };
    await this.rows.updateMany(
      { 'entries.recipeId': isGone, ...(exceptOf && { userId: { $ne: exceptOf } }) },
      { $pull: { entries: { recipeId: isGone } } },
    );
  }

  private record(definition: EventDefinition, row: CollectionRow): Promise<void> {
    return this.recordAll(definition, [row]);
  }

  private async recordAll(definition: EventDefinition, rows: readonly CollectionRow[]): Promise<void> {
    await this.outbox.addAll(
      rows.map((row) => {
        const { collectionId, memberId, revision, ...facts } = toFact(row);
        const ids = { collectionId, memberId, revision };
        const data = definition === collectionDeleted ? ids : { ...ids, ...facts };
        return {
          definition,
          data,
          about: { aggregate: `collection:${collectionId}`, revision: row.revision },
        };
      }),
    );
  }
}
