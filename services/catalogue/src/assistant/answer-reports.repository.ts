import { keysetPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AnswerReportRow } from './answer-report.schema.ts';

const latestFirst = [
  ['createdAt', -1, 'moment'],
  ['_id', -1, 'string'],
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
    const query = this.rows.find({ state }).hint('state-created').lean();
    return keysetPage(query, latestFirst, { limit, cursor });
  }

  async removeOf(conversationId: string): Promise<void> {
    await this.rows.deleteMany({ conversationId });
  }
}
