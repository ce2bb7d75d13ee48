import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OnboardingRow } from './onboarding.schema.ts';

@Injectable()
export class OnboardingRepository {
  constructor(@InjectModel(OnboardingRow.name) private readonly rows: Model<OnboardingRow>) {}

  find(userId: string): Promise<OnboardingRow | null> {
    return this.rows.findById(userId).lean().exec();
  }

  /** Null when the onboarding is complete already: what was chosen then stays. */
  async saveUnlessCompleted(row: OnboardingRow): Promise<OnboardingRow | null> {
    const { _id, ...fields } = row;
    try {
      return await this.rows
        .findOneAndUpdate(
          { _id, completedAt: null },
          { $set: fields },
          { upsert: true, returnDocument: 'after' },
        )
        .lean()
        .exec();
    } catch (error) {
      // The row is there, but not as the filter wants it.
      if ((error as { code?: number }).code === 11_000) return null;
      throw error;
    }
  }

  /** Changes the preferences alone; without an onboarding this one begins. */
  choose({ _id, preferences, updatedAt, ...start }: OnboardingRow): Promise<OnboardingRow> {
    return this.rows
      .findOneAndUpdate(
        { _id },
        { $set: { preferences, updatedAt }, $setOnInsert: start },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail()
      .exec();
  }

  async remove(userId: string): Promise<void> {
    await this.rows.deleteOne({ _id: userId });
  }
}
