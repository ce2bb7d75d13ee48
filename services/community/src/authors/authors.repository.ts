import { beginningsOf } from '@barspoon/collections';
import { afterKeyset } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AuthorRow } from './author.schema.ts';

const highestFirst = [
  ['totalPoints', -1],
  ['_id', -1],
] as const;

@Injectable()
export class AuthorsRepository {
  constructor(@InjectModel(AuthorRow.name) private readonly rows: Model<AuthorRow>) {}

  async keep({ _id, ...row }: AuthorRow): Promise<void> {
    await this.rows.updateOne({ _id }, { $set: row }, { upsert: true });
  }

  async forget(id: string): Promise<void> {
    await this.rows.deleteOne({ _id: id });
  }

  async isKnown(id: string): Promise<boolean> {
    return (await this.rows.exists({ _id: id })) !== null;
  }

  find(id: string): Promise<AuthorRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  findAll(ids: readonly string[]): Promise<AuthorRow[]> {
    return this.rows
      .find({ _id: { $in: ids } })
      .lean()
      .exec();
  }

  findByUsernames(usernameKeys: readonly string[]): Promise<AuthorRow[]> {
    return this.rows
      .find({ usernameKey: { $in: usernameKeys } })
      .lean()
      .exec();
  }

  /** Those who are not suspended, most points first. */
  byPoints(after: Pick<AuthorRow, 'totalPoints' | '_id'> | undefined, limit: number): Promise<AuthorRow[]> {
    return this.rows
      .find({ suspended: false, ...(after && afterKeyset(highestFirst, [after.totalPoints, after._id])) })
      .sort(Object.fromEntries(highestFirst))
      .limit(limit)
      .lean()
      .exec();
  }

  /** Members whose username or name has words that begin like those typed. */
  findByBeginnings(typed: string, limit: number, among: { suspended?: false } = {}): Promise<AuthorRow[]> {
    const beginnings = beginningsOf(typed);
    if (beginnings.length === 0) return Promise.resolve([]);
    return this.rows
      .find({ ...among, $and: beginnings.map((words) => ({ words })) })
      .sort({ usernameKey: 1 })
      .limit(limit)
      .lean()
      .exec();
  }
}
