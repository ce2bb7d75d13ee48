import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { UnansweredQuestionRow } from './unanswered-question.schema.ts';

/** What admins have decided about questions that were not understood. Writes join the open transaction. */
@Injectable()
export class UnansweredQuestionsRepository {
  constructor(@InjectModel(UnansweredQuestionRow.name) private readonly rows: Model<UnansweredQuestionRow>) {}

  /** Of these questions, those that were decided. */
  of(questions: readonly string[]): Promise<UnansweredQuestionRow[]> {
    return this.rows
      .find({ _id: { $in: [...questions] } })
      .lean()
      .exec();
  }

  async put({ _id, ...decision }: UnansweredQuestionRow): Promise<void> {
    await this.rows.updateOne({ _id }, { $set: decision }, { upsert: true });
  }
}
