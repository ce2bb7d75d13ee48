import { type adminOwnImportRoutes, type InputOf, undoHours } from '@barspoon/contracts';
import { keysetPage, newestFirst } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OwnImportRow } from './own-import.schema.ts';

const shown = 20;
const isDone = { state: { $nin: ['applying' as const, 'failed' as const, 'undone' as const] } };
const isYoung = (now: Date) => ({ createdAt: { $gt: new Date(now.getTime() - undoHours * 3_600_000) } });

const sizeOf = (list: string) => ({ $size: { $ifNull: [list, []] } });
/** Counted by the database: an import holds the previous state of everything that it changed. */
const counted = {
  userId: 1,
  state: 1,
  problem: 1,
  undoingSince: 1,
  undone: 1,
  held: 1,
  createdAt: 1,
  created: {
    $size: { $filter: { input: '$recipes', as: 'one', cond: { $eq: ['$$one.before', null] } } },
  },
  written: sizeOf('$recipes'),
  favorites: sizeOf('$belongings.favorites'),
  ratings: sizeOf('$belongings.ratings'),
  collections: sizeOf('$belongings.collections'),
  bar: { $ifNull: ['$belongings.bar', 0] },
} as const;
export type CountedImport = Omit<OwnImportRow, 'recipes' | 'belongings'> &
  Record<'created' | 'written' | 'favorites' | 'ratings' | 'collections' | 'bar', number>;

/** Imports that can be undone; only the list for the staff is of all members. */
@Injectable()
export class OwnImportsRepository {
  constructor(@InjectModel(OwnImportRow.name) private readonly rows: Model<OwnImportRow>) {}

  /** MongoDB's TTL may be late: rows older than a day count as expired anyway. */
  of(userId: string, now: Date): Promise<OwnImportRow[]> {
    return this.rows
      .find({ userId, ...isDone, ...isYoung(now) })
      .sort({ createdAt: -1 })
      .hint('user-newest')
      .limit(shown)
      .lean()
      .exec();
  }

  /** Of all members or one, newest first. */
  async page(
    { userId, state, limit, cursor }: InputOf<typeof adminOwnImportRoutes.list>['query'],
    now: Date,
  ) {
    const query = this.rows
      .find(
        {
          ...(userId && { userId }),
          ...(state && { state }),
          ...isYoung(now),
        },
        counted,
      )
      .hint(userId ? 'user-newest' : 'newest')
      .lean<CountedImport[]>();
    return keysetPage(query, newestFirst, { limit, cursor });
  }

  find(userId: string, id: string): Promise<OwnImportRow | null> {
    return this.rows.findOne({ _id: id, userId }).lean().exec();
  }

  /** @returns false when it started too long ago, or is erased with its member */
  async finish(_id: string, begunAfter: Date, change: Partial<OwnImportRow>): Promise<boolean> {
    const { modifiedCount } = await this.rows.updateOne(
      { _id, state: 'applying', createdAt: { $gt: begunAfter } },
      { $set: change },
    );
    return modifiedCount === 1;
  }

  async add(row: OwnImportRow): Promise<void> {
    await this.rows.insertOne(row);
  }

  /**
   * Claims the undo of an import. @param
   * givenUp an undo started before this time has changed nothing, and never will
   * @returns null when it is undone already or is being undone, or can not be anymore
   */
  beginUndo(userId: string, id: string, now: Date, givenUp: Date): Promise<OwnImportRow | null> {
    return this.rows
      .findOneAndUpdate(
        {
          _id: id,
          userId,
          ...isDone,
          ...isYoung(now),
          $or: [{ state: { $ne: 'undoing' } }, { undoingSince: { $lt: givenUp } }],
        },
        { $set: { state: 'undoing', undoingSince: now, problem: null } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** @returns false when it was restarted since then, or is erased with its member */
  async endUndo(
    _id: string,
    undoingSince: Date,
    change: Pick<OwnImportRow, 'state'> & Partial<OwnImportRow>,
  ): Promise<boolean> {
    const { modifiedCount } = await this.rows.updateOne(
      { _id, state: 'undoing', undoingSince },
      { $set: change, ...(change.state === 'undone' && { $unset: { belongings: true } }) },
    );
    return modifiedCount === 1;
  }
}
