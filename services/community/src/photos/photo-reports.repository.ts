import type { ReportReason } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PhotoReportRow } from './photo-report.schema.ts';

/** So many are shown beside a photo. */
const maxShown = 10;

@Injectable()
export class PhotoReportsRepository {
  constructor(@InjectModel(PhotoReportRow.name) private readonly rows: Model<PhotoReportRow>) {}

  /** @returns false when this member has reported it before */
  async add(
    photoId: string,
    userId: string,
    report: { reason: ReportReason; note: string | null; createdAt: Date },
  ): Promise<boolean> {
    const { upsertedCount } = await this.rows.updateOne(
      { photoId, userId },
      { $setOnInsert: { _id: newId(), ...report, settled: false } },
      { upsert: true },
    );
    return upsertedCount === 1;
  }

  /** The latest open ones of a photo. */
  openOf(photoId: string): Promise<PhotoReportRow[]> {
    return this.rows.find({ photoId, settled: false }).sort({ createdAt: -1 }).limit(maxShown).lean().exec();
  }

  async openReporters(photoId: string): Promise<string[]> {
    const rows = await this.rows.find({ photoId, settled: false }, { userId: 1 }).lean();
    return rows.flatMap(({ userId }) => userId ?? []);
  }

  async settle(photoId: string): Promise<void> {
    await this.rows.updateMany({ photoId }, { $set: { settled: true } });
  }

  async removeAllOfPhoto(photoId: string): Promise<void> {
    await this.rows.deleteMany({ photoId });
  }
}
