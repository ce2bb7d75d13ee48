import { undoHours } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OwnImportRow } from './own-import.schema.ts';

const shown = 20;
const isDone = { state: { $nin: ['applying' as const, 'failed' as const] } };

/** Imports that can be undone; no query without the member. */
@Injectable()
export class OwnImportsRepository {
  constructor(@InjectModel(OwnImportRow.name) private readonly rows: Model<OwnImportRow>) {}

  /** MongoDB is late at times: what is older than a day is over all the same. */
  of(userId: string, now: Date): Promise<OwnImportRow[]> {
    return this.rows
      .find({ userId, ...isDone, createdAt: { $gt: new Date(now.getTime() - undoHours * 3_600_000) } })
      .sort({ createdAt: -1 })
      .hint('user-newest')
      .limit(shown)
      .lean()
      .exec();
  }

  find(userId: string, id: string): Promise<OwnImportRow | null> {
    return this.rows.findOne({ _id: id, userId }).lean().exec();
  }

  /** @returns false when it was begun too long ago, or is erased with its member */
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

  /** The import, which can be undone once. */
  take(userId: string, id: string, now: Date): Promise<OwnImportRow | null> {
    return this.rows
      .findOneAndDelete({
        _id: id,
        userId,
        ...isDone,
        createdAt: { $gt: new Date(now.getTime() - undoHours * 3_600_000) },
      })
      .lean()
      .exec();
  }
}
