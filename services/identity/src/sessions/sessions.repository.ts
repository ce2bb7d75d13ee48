import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SessionRow } from './session.schema.ts';

@Injectable()
export class SessionsRepository {
  constructor(@InjectModel(SessionRow.name) private readonly rows: Model<SessionRow>) {}

  async add(row: SessionRow): Promise<void> {
    await this.rows.create([row]);
  }

  find(id: string): Promise<SessionRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /** Sessions of a member that are still good, the one last used first. */
  latestOf(userId: string, now: Date, limit: number): Promise<SessionRow[]> {
    return this.rows
      .find({ userId, expiresAt: { $gt: now } })
      .sort({ rotatedAt: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** Replaces the token if it is still the present one; of many at once one succeeds. */
  async rotate(
    id: string,
    from: string,
    to: Pick<SessionRow, 'tokenHash' | 'rotatedAt' | 'expiresAt' | 'userAgent' | 'address'>,
  ): Promise<boolean> {
    const result = await this.rows.updateOne(
      { _id: id, tokenHash: from },
      { $set: { ...to, previousHash: from } },
    );
    return result.modifiedCount === 1;
  }

  /** @returns false when it was gone already */
  async remove(id: string): Promise<boolean> {
    return (await this.rows.deleteOne({ _id: id })).deletedCount === 1;
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.rows.deleteMany({ userId });
  }
}
