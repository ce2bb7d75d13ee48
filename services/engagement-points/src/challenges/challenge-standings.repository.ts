import { awardRules } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ChallengeStandingRow, type EntryRow } from './challenge.schema.ts';
import { streakAfter } from './challenge.ts';

/** What members have come to in completed challenges. */
@Injectable()
export class ChallengeStandingsRepository {
  constructor(@InjectModel(ChallengeStandingRow.name) private readonly rows: Model<ChallengeStandingRow>) {}

  /**
   * Counts a completed challenge for everybody with an entry. Runs in the open transaction.
   * @param number how many challenges are completed with it
   */
  async count(
    entries: readonly EntryRow[],
    winner: EntryRow | undefined,
    number: number,
    isListed: (userId: string) => boolean,
  ): Promise<void> {
    if (entries.length === 0) return;
    const before = await this.rows.find({ _id: { $in: entries.map(({ userId }) => userId) } }).lean();
    const byId = new Map(before.map((row) => [row._id, row]));
    await this.rows.bulkWrite(
      entries.map(({ _id: entryId, userId }) => {
        const row = byId.get(userId);
        const won = entryId === winner?._id ? 1 : 0;
        const points = awardRules.challenge_completed.points + won * awardRules.challenge_won.points;
        return {
          updateOne: {
            filter: { _id: userId },
            update: {
              $set: { streak: streakAfter(row, number), lastNumber: number },
              $inc: { wins: won, entries: 1, points },
              $setOnInsert: { listed: isListed(userId) },
            },
            upsert: true,
          },
        };
      }),
    );
  }

  page(offset: number, limit: number): Promise<ChallengeStandingRow[]> {
    return this.rows
      .find({ listed: true })
      .sort({ points: -1, wins: -1, _id: 1 })
      .skip(offset)
      .limit(limit)
      .lean()
      .exec();
  }

  countAbove(points: number): Promise<number> {
    return this.rows.countDocuments({ listed: true, points: { $gt: points } }).exec();
  }

  async list(userId: string, listed: boolean): Promise<void> {
    await this.rows.updateOne({ _id: userId }, { $set: { listed } });
  }
}
