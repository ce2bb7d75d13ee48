import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ReportCounts } from './accuracy.ts';
import { ReporterRow } from './reporter.schema.ts';

@Injectable()
export class ReportersRepository {
  constructor(@InjectModel(ReporterRow.name) private readonly rows: Model<ReporterRow>) {}

  async countsOf(memberIds: readonly string[]): Promise<(memberId: string | null) => ReportCounts> {
    const rows = await this.rows.find({ _id: { $in: memberIds } }).lean();
    const byId = new Map(rows.map((row) => [row._id, row]));
    return (memberId) => (memberId && byId.get(memberId)) || { agreed: 0, disagreed: 0 };
  }

  async count(memberIds: readonly string[], what: 'agreed' | 'disagreed'): Promise<void> {
    if (memberIds.length > 0)
      await this.rows.bulkWrite(
        memberIds.map((_id) => ({
          updateOne: { filter: { _id }, update: { $inc: { [what]: 1 } }, upsert: true },
        })),
      );
  }
}
