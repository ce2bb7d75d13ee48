import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RoomPresenceRow } from './room.schema.ts';

const keyOf = (sessionId: string, userId: string): string => `${sessionId}:${userId}`;

/** Who has which room open. */
@Injectable()
export class PresenceRepository {
  constructor(@InjectModel(RoomPresenceRow.name) private readonly rows: Model<RoomPresenceRow>) {}

  /** @returns when they were seen there before; null when they were not */
  async see(sessionId: string, userId: string, seenAt: Date): Promise<Date | null> {
    const before = await this.rows
      .findOneAndUpdate(
        { _id: keyOf(sessionId, userId) },
        { $set: { seenAt }, $setOnInsert: { sessionId, userId } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean();
    return before?.seenAt ?? null;
  }

  /** @returns false when they were not there */
  async forget(sessionId: string, userId: string): Promise<boolean> {
    return (await this.rows.deleteOne({ _id: keyOf(sessionId, userId) })).deletedCount === 1;
  }

  async presentAmong(
    sessionId: string,
    userIds: readonly string[],
    since: Date,
  ): Promise<ReadonlySet<string>> {
    const rows = await this.rows
      .find({ _id: { $in: userIds.map((userId) => keyOf(sessionId, userId)) }, seenAt: { $gte: since } })
      .lean();
    return new Set(rows.map(({ userId }) => userId));
  }

  countPresent(sessionId: string, since: Date): Promise<number> {
    return this.rows.countDocuments({ sessionId, seenAt: { $gte: since } }).exec();
  }

  async removeAllOf(sessionId: string): Promise<void> {
    await this.rows.deleteMany({ sessionId });
  }
}
