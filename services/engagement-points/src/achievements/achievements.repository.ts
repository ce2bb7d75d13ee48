import { literalPattern } from '@barspoon/collections';
import {
  type adminAchievementRoutes,
  type InputOf,
  type NewAchievement,
  newAchievementSchema,
} from '@barspoon/contracts';
import { decodeCursor, encodeCursor, toPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { AchievementRevisionRow, AchievementRow, EarnedAchievementRow } from './achievement.schema.ts';

type ListQuery = InputOf<typeof adminAchievementRoutes.list>['query'];

const revisionId = 'definitions';

@Injectable()
export class AchievementsRepository {
  constructor(
    @InjectModel(AchievementRow.name) private readonly definitions: Model<AchievementRow>,
    @InjectModel(AchievementRevisionRow.name) private readonly revisions: Model<AchievementRevisionRow>,
    @InjectModel(EarnedAchievementRow.name) private readonly earned: Model<EarnedAchievementRow>,
  ) {}

  all(): Promise<AchievementRow[]> {
    return this.definitions.find().sort({ _id: 1 }).lean().exec();
  }

  async page({ limit, cursor, ...narrowed }: ListQuery) {
    const [after = ''] = cursor ? decodeCursor(cursor, ['string']) : [];
    const rows = await this.definitions
      .find({ ...filterOf(narrowed), _id: { $gt: String(after) } })
      .sort({ _id: 1 })
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, (row) => encodeCursor([row._id]));
  }

  find(key: string): Promise<AchievementRow | null> {
    return this.definitions.findById(key).lean().exec();
  }

  async revision(): Promise<number> {
    return (await this.revisions.findById(revisionId).lean())?.revision ?? 0;
  }

  /** Adds those whose key is new. Runs in the open transaction. @returns how many */
  async addMissing(achievements: readonly NewAchievement[], createdAt: Date): Promise<number> {
    const rows = achievements.map((achievement) => {
      const { key, ...rest } = newAchievementSchema.parse(achievement);
      return { _id: key, ...rest, createdAt };
    });
    const there = await this.definitions
      .find({ _id: { $in: rows.map(({ _id }) => _id) } }, { _id: 1 })
      .lean();
    const known = new Set(there.map(({ _id }) => _id));
    const missing = rows.filter(({ _id }) => !known.has(_id));
    if (missing.length) await this.definitions.insertMany(missing);
    return missing.length;
  }

  /** Counts a change of the definitions. Runs in the open transaction. */
  async raiseRevision(): Promise<number> {
    const row = await this.revisions
      .findOneAndUpdate(
        { _id: revisionId },
        { $inc: { revision: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return row?.revision ?? 1;
  }

  /** Null when there is no such achievement. */
  change(
    key: string,
    words: Pick<AchievementRow, 'name' | 'description' | 'icon' | 'tier' | 'category'>,
  ): Promise<AchievementRow | null> {
    return this.definitions
      .findOneAndUpdate({ _id: key }, { $set: words }, { returnDocument: 'after' })
      .lean()
      .exec();
  }

  /** Which of these rows are stored already. */
  async earnedAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.earned.find({ _id: { $in: ids } }, { _id: 1 }).lean();
    return new Set(rows.map(({ _id }) => _id));
  }

  async addEarned(rows: readonly EarnedAchievementRow[]): Promise<void> {
    if (rows.length) await this.earned.insertMany(rows);
  }

  /** Puts what a member has earned to what the ledger says. Runs in the open transaction. */
  async replaceEarned(userId: string, rows: readonly EarnedAchievementRow[]): Promise<void> {
    await this.earned.deleteMany({ userId });
    await this.addEarned(rows);
  }

  /** All of a member; there are no more than achievements. */
  earnedBy(userId: string): Promise<EarnedAchievementRow[]> {
    return this.earned.find({ userId }).sort({ earnedAt: -1, _id: -1 }).lean().exec();
  }

  async earnedByAll(userIds: readonly string[]): Promise<ReadonlyMap<string, EarnedAchievementRow[]>> {
    const rows = await this.earned.find({ userId: { $in: userIds } }).lean();
    return Map.groupBy(rows, ({ userId }) => userId);
  }

  /** Which of these achievements these members have. */
  earnedAmongMembers(
    userIds: readonly string[],
    keys: readonly string[],
  ): Promise<Pick<EarnedAchievementRow, 'userId' | 'achievement'>[]> {
    const ids = userIds.flatMap((userId) => keys.map((key) => `${userId}:${key}`));
    return this.earned
      .find({ _id: { $in: ids } }, { userId: 1, achievement: 1 })
      .lean()
      .exec();
  }

  countHolders(key: string): Promise<number> {
    return this.earned.countDocuments({ achievement: key }).exec();
  }

  /** Who reached an achievement last. */
  latestHolders(key: string, limit: number): Promise<Pick<EarnedAchievementRow, 'userId' | 'earnedAt'>[]> {
    return this.earned
      .find({ achievement: key }, { userId: 1, earnedAt: 1 })
      .sort({ earnedAt: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** How many members have each achievement. */
  async holders(): Promise<Map<string, number>> {
    const counts = await this.earned.aggregate<{ _id: string; count: number }>([
      { $group: { _id: '$achievement', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }
}

function filterOf({ q, tier, category }: Omit<ListQuery, 'limit' | 'cursor'>): QueryFilter<AchievementRow> {
  const pattern = q && { $regex: literalPattern(q), $options: 'i' };
  return {
    ...(pattern && { $or: [{ name: pattern }, { description: pattern }] }),
    ...(tier && { tier }),
    ...(category && { category }),
  };
}
