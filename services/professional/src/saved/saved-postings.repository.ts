import { keysetPage, type PageRequest } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SavedPostingRow } from './saved-posting.schema.ts';

const latestFirst = [
  ['savedAt', -1, 'moment'],
  ['_id', -1, 'string'],
] as const;

/** The postings a member has saved; no query without the member. */
@Injectable()
export class SavedPostingsRepository {
  constructor(@InjectModel(SavedPostingRow.name) private readonly rows: Model<SavedPostingRow>) {}

  async save(userId: string, postingId: string, savedAt: Date): Promise<void> {
    await this.rows.updateOne(
      { userId, postingId },
      { $setOnInsert: { _id: newId(), savedAt } },
      { upsert: true },
    );
  }

  async forget(userId: string, postingId: string): Promise<void> {
    await this.rows.deleteOne({ userId, postingId });
  }

  /** Of all members: the posting is gone. */
  async forgetPosting(postingId: string): Promise<void> {
    await this.rows.deleteMany({ postingId });
  }

  countOf(userId: string): Promise<number> {
    return this.rows.countDocuments({ userId }).exec();
  }

  /** Which of these postings a member has saved. */
  async savedAmong(userId: string, postingIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (postingIds.length === 0) return new Set();
    const rows = await this.rows.find({ userId, postingId: { $in: postingIds } }, { postingId: 1 }).lean();
    return new Set(rows.map(({ postingId }) => postingId));
  }

  async page(userId: string, page: PageRequest) {
    const query = this.rows.find({ userId }).lean();
    return keysetPage(query, latestFirst, page);
  }
}
