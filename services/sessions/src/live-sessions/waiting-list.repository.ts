import { afterKeyset, decodeCursor, encodeCursor, toPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { WaitingMemberRow } from './live-session.schema.ts';

const firstFirst = [['number', 1]] as const;
const keyOf = (sessionId: string, userId: string): string => `${sessionId}:${userId}`;

/** Who is in line for a place in which session. Writes join the open transaction, which changes the session too. */
@Injectable()
export class WaitingListRepository {
  constructor(@InjectModel(WaitingMemberRow.name) private readonly rows: Model<WaitingMemberRow>) {}

  find(sessionId: string, userId: string): Promise<WaitingMemberRow | null> {
    return this.rows.findById(keyOf(sessionId, userId)).lean().exec();
  }

  async add(sessionId: string, userId: string, number: number, waitsSince: Date): Promise<WaitingMemberRow> {
    const row = { _id: keyOf(sessionId, userId), sessionId, userId, number, waitsSince, goesAt: null };
    await this.rows.create([row]);
    return row;
  }

  /** @returns false when they were not in line */
  async remove(sessionId: string, userId: string): Promise<boolean> {
    return (await this.rows.deleteOne({ _id: keyOf(sessionId, userId) })).deletedCount === 1;
  }

  /** Takes the first out of the line. @returns their ids, the first first */
  async takeFirst(sessionId: string, count: number): Promise<string[]> {
    const first = await this.rows.find({ sessionId }).sort({ number: 1 }).limit(count).lean();
    await this.rows.deleteMany({ _id: { $in: first.map(({ _id }) => _id) } });
    return first.map(({ userId }) => userId);
  }

  /** Nobody waits anymore; who did is known until then. */
  async close(sessionId: string, goesAt: Date): Promise<void> {
    await this.rows.updateMany({ sessionId }, { $set: { goesAt } });
  }

  async removeAllOf(sessionId: string): Promise<void> {
    await this.rows.deleteMany({ sessionId });
  }

  /** Sessions a member waits for. */
  waitsOf(userId: string, limit: number): Promise<WaitingMemberRow[]> {
    return this.rows.find({ userId, goesAt: null }).limit(limit).lean().exec();
  }

  /** Where a row stands; 1 is who moves up next. */
  async positionOf({ sessionId, number }: Pick<WaitingMemberRow, 'sessionId' | 'number'>): Promise<number> {
    return (await this.rows.countDocuments({ sessionId, number: { $lt: number } })) + 1;
  }

  /** The filter for who comes after a place. @throws InvalidInputError for a cursor of another list */
  after(cursor: string | undefined): Record<string, unknown> {
    return cursor ? afterKeyset(firstFirst, decodeCursor(cursor, ['number'])) : {};
  }

  async page(sessionId: string, limit: number, after: Record<string, unknown>) {
    const rows = await this.rows
      .find({ sessionId, ...after })
      .sort({ number: 1 })
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, ({ number }) => encodeCursor([number]));
  }
}
