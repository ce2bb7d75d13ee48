import type { ContentRef, ModeratedKind, ReportReason } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContentReportRow } from './content-report.schema.ts';

/** How many are shown next to the content they are about. */
const maxShown = 10;

/** Writes join the open transaction. */
@Injectable()
export class ContentReportsRepository {
  constructor(@InjectModel(ContentReportRow.name) private readonly rows: Model<ContentReportRow>) {}

  /** @returns false when this member has reported it before */
  async add(
    { kind, id: contentId }: ContentRef,
    userId: string,
    report: { reason: ReportReason; note: string | null; createdAt: Date },
  ): Promise<boolean> {
    const { upsertedCount } = await this.rows.updateOne(
      { contentId, userId },
      { $setOnInsert: { _id: newId(), kind, ...report, settled: false } },
      { upsert: true },
    );
    return upsertedCount === 1;
  }

  openOf(contentId: string): Promise<ContentReportRow[]> {
    return this.rows
      .find({ contentId, settled: false })
      .sort({ createdAt: -1 })
      .limit(maxShown)
      .lean()
      .exec();
  }

  async openReporters(contentId: string): Promise<string[]> {
    const rows = await this.rows.find({ contentId, settled: false }, { userId: 1 }).lean();
    return rows.flatMap(({ userId }) => userId ?? []);
  }

  async settle(contentId: string): Promise<void> {
    await this.rows.updateMany({ contentId }, { $set: { settled: true } });
  }

  async removeAllOf(kind: ModeratedKind, contentId: string): Promise<void> {
    await this.rows.deleteMany({ contentId, kind });
  }
}
