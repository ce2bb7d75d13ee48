import { undoHours } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OwnImportRow } from './own-import.schema.ts';

const shown = 20;
const isDone = { state: { $nin: ['applying' as const, 'failed' as const, 'undone' as const] } };
const isYoung = (now: Date) => ({ createdAt: { $gt: new Date(now.getTime() - undoHours * 3_600_000) } });

/** Imports that can be undone; no query without the member. */
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
          ...{ _id: id, userId, ...isDone, ...isYoung(now) },
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
