import { afterKeyset, decodeCursor, encodeCursor, toPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AnswerReportRow } from './answer-report.schema.ts';

const latestFirst = [
  ['createdAt', -1],
  ['_id', -1],
] as const;

/** Answers that members have reported. Writes join the open transaction. */
@Injectable()
export class AnswerReportsRepository {
  constructor(@InjectModel(AnswerReportRow.name) private readonly rows: Model<AnswerReportRow>) {}

  /** One for each answer; another reason takes the place of the first, and opens it again. */
  async put({ _id, createdAt, ...report }: AnswerReportRow): Promise<void> {
    await this.rows.updateOne({ _id }, { $set: report, $setOnInsert: { createdAt } }, { upsert: true });
  }

  find(id: string): Promise<AnswerReportRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  async close(id: string): Promise<void> {
    await this.rows.updateOne({ _id: id }, { $set: { state: 'closed' } });
  }

  async pageOf(state: AnswerReportRow['state'], limit: number, cursor?: string) {
    const after = cursor ? decodeCursor(cursor, ['moment', 'string']) : undefined;
    const rows = await this.rows
      .find({ state, ...(after && afterKeyset(latestFirst, after)) })
      .sort({ createdAt: -1, _id: -1 })
      .hint('state-created')
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, (row) => encodeCursor([row.createdAt, row._id]));
  }

  async removeOf(conversationId: string): Promise<void> {
    await this.rows.deleteMany({ conversationId });
  }
}
