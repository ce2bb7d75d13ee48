import { afterKeyset, decodeCursor, encodeCursor, toPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SessionParticipantRow } from './live-session.schema.ts';

const firstFirst = [
  ['joinedAt', 1],
  ['_id', 1],
] as const;

const keyOf = (sessionId: string, userId: string): string => `${sessionId}:${userId}`;

/** Who has a place in which session. Writes join the open transaction. */
@Injectable()
export class ParticipantsRepository {
  constructor(@InjectModel(SessionParticipantRow.name) private readonly rows: Model<SessionParticipantRow>) {}

  async has(sessionId: string, userId: string): Promise<boolean> {
    return (await this.rows.exists({ _id: keyOf(sessionId, userId) })) !== null;
  }

  async add(sessionId: string, userIds: readonly string[], joinedAt: Date): Promise<void> {
    await this.rows.insertMany(
      userIds.map((userId) => ({ _id: keyOf(sessionId, userId), sessionId, userId, joinedAt })),
    );
  }

  /** @returns false when they had no place */
  async remove(sessionId: string, userId: string): Promise<boolean> {
    return (await this.rows.deleteOne({ _id: keyOf(sessionId, userId) })).deletedCount === 1;
  }

  /** Ids of the sessions a member has a place in, the latest first. */
  async sessionsOf(userId: string, limit: number): Promise<string[]> {
    const rows = await this.rows
      .find({ userId }, { sessionId: 1 })
      .sort({ joinedAt: -1, _id: -1 })
      .limit(limit)
      .lean();
    return rows.map(({ sessionId }) => sessionId);
  }

  /** The filter for who comes after a place. @throws InvalidInputError for a cursor of another list */
  after(cursor: string | undefined): Record<string, unknown> {
    return cursor ? afterKeyset(firstFirst, decodeCursor(cursor, ['moment', 'string'])) : {};
  }

  /** Of one session, who joined first comes first. */
  async page(sessionId: string, limit: number, after: Record<string, unknown>) {
    const rows = await this.rows
      .find({ sessionId, ...after })
      .sort({ joinedAt: 1, _id: 1 })
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, ({ joinedAt, _id }) => encodeCursor([joinedAt, _id]));
  }

  async removeAllOf(sessionId: string): Promise<void> {
    await this.rows.deleteMany({ sessionId });
  }
}
