import type { ReportReason } from '@barspoon/contracts';
import { afterKeyset, decodeCursor, encodeCursor, toPage } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RatingRow, ReviewReportRow } from './rating.schema.ts';
import type { PageOf } from './ratings.repository.ts';

const newestFirst = [
  ['createdAt', -1],
  ['_id', -1],
] as const;

/** What members reported about reviews. Writes belong to the open transaction. */
@Injectable()
export class ReviewReportsRepository {
  constructor(
    @InjectModel(ReviewReportRow.name) private readonly rows: Model<ReviewReportRow>,
    @InjectModel(RatingRow.name) private readonly ratings: Model<RatingRow>,
  ) {}

  /** @returns false when this member has reported it before */
  async add(
    ratingId: string,
    userId: string,
    report: { reason: ReportReason; note: string | null; createdAt: Date },
  ): Promise<boolean> {
    const { upsertedCount } = await this.rows.updateOne(
      { ratingId, userId },
      { $setOnInsert: { _id: newId(), ...report, settled: false } },
      { upsert: true },
    );
    if (upsertedCount === 1) await this.ratings.updateOne({ _id: ratingId }, { $inc: { openReports: 1 } });
    return upsertedCount === 1;
  }

  async settle(ratingId: string): Promise<void> {
    await this.rows.updateMany({ ratingId }, { $set: { settled: true } });
    await this.ratings.updateOne({ _id: ratingId }, { $set: { openReports: 0 } });
  }

  async removeAllOf(ratingIds: readonly string[]): Promise<void> {
    await this.rows.deleteMany({ ratingId: { $in: ratingIds } });
  }

  async pageOf(ratingId: string, { limit, cursor }: PageOf) {
    const after = cursor ? decodeCursor(cursor, ['number', 'string']) : undefined;
    const rows = await this.rows
      .find({
        ratingId,
        ...(after && afterKeyset(newestFirst, [new Date(after[0] as number), after[1]])),
      })
      .sort({ createdAt: -1, _id: -1 })
      .hint('of a review, newest first')
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, (row) => encodeCursor([row.createdAt.getTime(), row._id]));
  }
}
