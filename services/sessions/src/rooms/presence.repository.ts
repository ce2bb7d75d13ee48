import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RoomPresenceRow } from './room.schema.ts';

const keyOf = (sessionId: string, userId: string): string => `${sessionId}:${userId}`;

/** Who has which room open. */
@Injectable()
export class PresenceRepository {
  constructor(@InjectModel(RoomPresenceRow.name) private readonly rows: Model<RoomPresenceRow>) {}

  /** @returns when they were seen there before, null when they were not, and the revision of their presence now */
  async see(sessionId: string, userId: string, seenAt: Date) {
    const before = await this.rows
      .findOneAndUpdate(
        { _id: keyOf(sessionId, userId) },
        { $set: { seenAt, present: true }, $setOnInsert: { sessionId, userId }, $inc: { revision: 1 } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean();
    return {
      wasPresentAt: before?.present === false ? null : (before?.seenAt ?? null),
      revision: (before?.revision ?? 0) + 1,
    };
  }

  /** Their row stays for its revision. @returns that of their presence now; null when they were not there */
  async leave(sessionId: string, userId: string): Promise<number | null> {
    const after = await this.rows
      .findOneAndUpdate(
        { _id: keyOf(sessionId, userId), present: { $ne: false } },
        { $set: { present: false }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return after?.revision ?? null;
  }

  /** Ids of the sessions whose rooms a member has open, or had open not long ago without closing them. */
  async roomsOf(userId: string): Promise<string[]> {
    const rows = await this.rows.find({ userId, present: { $ne: false } }, { sessionId: 1 }).lean();
    return rows.map(({ sessionId }) => sessionId);
  }

  async presentAmong(
    sessionId: string,
    userIds: readonly string[],
    since: Date,
  ): Promise<ReadonlySet<string>> {
    const rows = await this.rows
      .find({
        _id: { $in: userIds.map((userId) => keyOf(sessionId, userId)) },
        seenAt: { $gte: since },
        present: { $ne: false },
      })
      .lean();
    return new Set(rows.map(({ userId }) => userId));
  }

  /** How many are in each of some rooms; nothing of those with nobody. */
  async countsPresent(sessionIds: readonly string[], since: Date): Promise<ReadonlyMap<string, number>> {
    const counts = await this.rows.aggregate<{ _id: string; count: number }>([
      {
        $match: { sessionId: { $in: [...sessionIds] }, seenAt: { $gte: since }, present: { $ne: false } },
      },
      { $group: { _id: '$sessionId', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }

  async removeAllOf(sessionId: string): Promise<void> {
    await this.rows.deleteMany({ sessionId });
  }
}
