import { sessionEnded } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { EndedSessionRow } from './ended-session.schema.ts';
import { SessionRow } from './session.schema.ts';

const maxRemembered = 100_000;

@Injectable()
export class SessionsRepository {
  constructor(
    @InjectModel(SessionRow.name) private readonly rows: Model<SessionRow>,
    @InjectModel(EndedSessionRow.name) private readonly ended: Model<EndedSessionRow>,
    private readonly outbox: Outbox,
  ) {}

  async add(row: SessionRow): Promise<void> {
    await this.rows.create([row]);
  }

  find(id: string): Promise<SessionRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  findOf(userId: string, id: string): Promise<SessionRow | null> {
    return this.rows.findOne({ _id: id, userId }).lean().exec();
  }

  /** @returns false for a session that is over */
  async confirm(userId: string, id: string, confirmedAt: Date): Promise<boolean> {
    const { matchedCount } = await this.rows.updateOne({ _id: id, userId }, { $set: { confirmedAt } });
    return matchedCount === 1;
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

  async idsOf(userId: string): Promise<string[]> {
    const rows = await this.rows.find({ userId }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
  }

  /**
   * Removes sessions and lets every gateway know. Runs in the open transaction.
   * @returns false when they were gone already
   */
  async end(userId: string, ids: readonly string[], how: Omit<EndedSessionRow, '_id'>): Promise<boolean> {
    const { deletedCount } = await this.rows.deleteMany({ _id: { $in: ids } });
    if (deletedCount === 0) return false;
    await this.ended.bulkWrite(
      ids.map((_id) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: how }, upsert: true },
      })),
    );
    await this.outbox.addAll(
      ids.map((sessionId) => ({
        definition: sessionEnded,
        data: { memberId: userId, sessionId },
        about: { aggregate: `session:${sessionId}`, revision: 1 },
      })),
    );
    return true;
  }

  /** Whether a session has just ended because its member was suspended. */
  async hasSuspended(id: string): Promise<boolean> {
    return (await this.ended.exists({ _id: id, bySuspension: true })) !== null;
  }

  async endedIds(): Promise<string[]> {
    const rows = await this.ended.find({}, { _id: 1 }).sort({ at: -1 }).limit(maxRemembered).lean();
    return rows.map(({ _id }) => _id);
  }
}
