import { literalPattern } from '@barspoon/collections';
import { correctionActivity, dayMs } from '@barspoon/contracts';
import { keysetPage, newestFirst } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ActivityRow } from './activity.schema.ts';

const maxOfDay = 1000;

/** What makes an act the same as another. */
export type ActIdentity = Pick<ActivityRow, 'userId' | 'activityType' | 'relatedId' | 'counterpartId'>;

export const identityOf = ({ userId, activityType, relatedId, counterpartId }: ActIdentity): string =>
  [userId, activityType, relatedId, counterpartId].join(' ');

@Injectable()
export class ActivitiesRepository {
  constructor(@InjectModel(ActivityRow.name) private readonly rows: Model<ActivityRow>) {}

  /** Which of these acts stand in the ledger already, as `identityOf` writes them. */
  async recordedAmong(acts: readonly ActIdentity[]): Promise<ReadonlySet<string>> {
    const $or = acts.map(({ userId, activityType, relatedId, counterpartId }) => ({
      userId,
      activityType,
      relatedId,
      counterpartId,
    }));
    const rows = await this.rows
      .find({ $or }, { _id: 0, userId: 1, activityType: 1, relatedId: 1, counterpartId: 1 })
      .lean();
    return new Set(rows.map(identityOf));
  }

  /** What members have earned on these days; no more than the limits of a day let through. */
  earnedOn(days: readonly { userId: string; day: string }[]): Promise<ActivityRow[]> {
    const $or = days.map(({ userId, day }) => {
      const $gte = new Date(day);
      return {
        userId,
        pointsAwarded: { $gt: 0 },
        createdAt: { $gte, $lt: new Date($gte.getTime() + dayMs) },
      };
    });
    return this.rows.find({ $or }).lean().exec();
  }

  async add(rows: readonly ActivityRow[]): Promise<void> {
    await this.rows.insertMany(rows);
  }

  /** A member's whole ledger in its order. */
  ledgerOf(userId: string): Promise<ActivityRow[]> {
    return this.rows.find({ userId }).sort({ entry: 1 }).lean().exec();
  }

  /** The ledgers of these members, each in its order. */
  async ledgersOf(userIds: readonly string[]): Promise<ReadonlyMap<string, ActivityRow[]>> {
    const rows = await this.rows
      .find({ userId: { $in: userIds } })
      .sort({ userId: 1, entry: 1 })
      .lean();
    return Map.groupBy(rows, ({ userId }) => userId);
  }

  /** The next members with a ledger, by id. The index is read from one member's first entry to the next one's. */
  async membersAfter(after: string, limit: number): Promise<string[]> {
    const rows = await this.rows
      .find({ userId: { $gt: after }, entry: 1 }, { _id: 0, userId: 1 })
      .sort({ userId: 1, entry: 1 })
      .limit(limit)
      .lean();
    return rows.map(({ userId }) => userId);
  }

  find(id: string): Promise<ActivityRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /** The counter-entries of a member that take back these entries, by the entry. */
  async correctionsOf(userId: string, entryIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.rows
      .find({ userId, activityType: correctionActivity, relatedId: { $in: entryIds } }, { relatedId: 1 })
      .lean();
    return new Map(rows.map(({ _id, relatedId }) => [relatedId as string, _id]));
  }

  /** What members have earned within some days and still have, oldest first; corrections are no gains. */
  async gainsOf(userIds: readonly string[], { from, before }: { from: Date; before: Date }) {
    const rows = await this.rows
      .find({
        userId: { $in: userIds },
        pointsAwarded: { $gt: 0 },
        createdAt: { $gte: from, $lt: before },
        activityType: { $ne: correctionActivity },
      })
      .sort({ createdAt: 1 })
      .lean();
    const takenBack = await this.rows
      .find(
        {
          userId: { $in: userIds },
          activityType: correctionActivity,
          relatedId: { $in: rows.map(({ _id }) => _id) },
        },
        { relatedId: 1 },
      )
      .lean();
    const gone = new Set(takenBack.map(({ relatedId }) => relatedId));
    return rows.filter(({ _id }) => !gone.has(_id));
  }

  /** What these members did within some days, each in the order of their ledger, without what was taken back. */
  async countedOf(userIds: readonly string[], { from, before }: { from: Date; before: Date }) {
    const createdAt = { $gte: from, $lt: before };
    const fields = {
      userId: 1,
      entry: 1,
      activityType: 1,
      pointsAwarded: 1,
      counterpartId: 1,
      unearned: 1,
      createdAt: 1,
    };
    const [rows, takenBack] = await Promise.all([
      this.rows
        .find({ userId: { $in: userIds }, createdAt, activityType: { $ne: correctionActivity } }, fields)
        .lean(),
      this.rows.find({ userId: { $in: userIds }, activityType: correctionActivity }, { relatedId: 1 }).lean(),
    ]);
    const gone = new Set(takenBack.map(({ relatedId }) => relatedId));
    const counted = rows.filter(({ _id }) => !gone.has(_id)).sort((a, b) => a.entry - b.entry);
    return Map.groupBy(counted, ({ userId }) => userId);
  }

  /** What a member did of one kind on a day, in the order of their ledger; the first thousand. */
  ofDay(userId: string, activityType: string, day: string): Promise<ActivityRow[]> {
    const $gte = new Date(day);
    return this.rows
      .find({ userId, activityType, createdAt: { $gte, $lt: new Date($gte.getTime() + dayMs) } })
      .sort({ createdAt: 1, _id: 1 })
      .limit(maxOfDay)
      .lean()
      .exec();
  }

  /** The entry of one kind about something of this name, letter case aside; the newest of several. */
  aboutNamed(userId: string, activityType: string, name: string): Promise<ActivityRow | null> {
    return this.rows
      .findOne({ userId, activityType, relatedName: { $regex: `^${literalPattern(name)}$`, $options: 'i' } })
      .sort({ createdAt: -1 })
      .lean()
      .exec();
  }

  /** Newest first; of one kind, or of some days, where that is asked. */
  async pageOf(
    userId: string,
    limit: number,
    cursor?: string,
    { activityType, from, before }: { activityType?: string; from?: Date; before?: Date } = {},
  ) {
    const createdAt = { ...(from && { $gte: from }), ...(before && { $lt: before }) };
    const query = this.rows
      .find({
        userId,
        ...(activityType && { activityType }),
        ...((from || before) && { createdAt }),
      })
      .lean();
    return keysetPage(query, newestFirst, { limit, cursor });
  }
}
