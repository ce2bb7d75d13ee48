import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RoomBanRow } from './room-ban.schema.ts';

const keyOf = (sessionId: string, userId: string): string => `${sessionId}:${userId}`;

/** Who may not be in which room. Writes join the open transaction. */
@Injectable()
export class BansRepository {
  constructor(@InjectModel(RoomBanRow.name) private readonly rows: Model<RoomBanRow>) {}

  async has(sessionId: string, userId: string): Promise<boolean> {
    return (await this.rows.exists({ _id: keyOf(sessionId, userId) })) !== null;
  }

  /** @returns false when they were banned already */
  async add(sessionId: string, userId: string, bannedAt: Date): Promise<boolean> {
    const { upsertedCount } = await this.rows.updateOne(
      { _id: keyOf(sessionId, userId) },
      { $setOnInsert: { sessionId, userId, bannedAt } },
      { upsert: true },
    );
    return upsertedCount === 1;
  }

  /** @returns false when they were not banned */
  async remove(sessionId: string, userId: string): Promise<boolean> {
    return (await this.rows.deleteOne({ _id: keyOf(sessionId, userId) })).deletedCount === 1;
  }

  of(sessionId: string, limit: number): Promise<RoomBanRow[]> {
    return this.rows.find({ sessionId }).sort({ bannedAt: -1 }).limit(limit).lean().exec();
  }

  /** Ids of the sessions a member was sent out of, the latest first. */
  async sessionsOf(userId: string, limit: number): Promise<string[]> {
    const rows = await this.rows.find({ userId }).sort({ bannedAt: -1 }).limit(limit).lean();
    return rows.map(({ sessionId }) => sessionId);
  }

  async removeAllOf(sessionId: string): Promise<void> {
    await this.rows.deleteMany({ sessionId });
  }
}
