import { newsRefreshed } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { NewsSourceRow } from './news-source.schema.ts';

/** Six rows; only this touches them. */
@Injectable()
export class NewsSourcesRepository {
  constructor(
    @InjectModel(NewsSourceRow.name) private readonly rows: Model<NewsSourceRow>,
    private readonly outbox: Outbox,
  ) {}

  /** In their places. */
  all(): Promise<NewsSourceRow[]> {
    return this.rows.find().sort({ place: 1 }).lean().exec();
  }

  find(id: string): Promise<NewsSourceRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  async addMissing(rows: readonly NewsSourceRow[]): Promise<void> {
    await this.rows.bulkWrite(
      rows.map(({ _id, ...row }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: row }, upsert: true },
      })),
    );
  }

  /**
   * In the open transaction.
   * @param of what was read: nothing is changed when the source is another one by now
   * @param isNews whether the panel shows something else from now on
   */
  async change(
    id: string,
    of: Partial<Pick<NewsSourceRow, 'url'>>,
    change: Partial<NewsSourceRow>,
    isNews: boolean,
  ): Promise<NewsSourceRow | null> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id: id, ...of },
        { $set: change, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (row && isNews)
      await this.outbox.addAll([
        {
          definition: newsRefreshed,
          data: { sourceId: id },
          about: { aggregate: `news-source:${id}`, revision: row.revision },
        },
      ]);
    return row;
  }
}
