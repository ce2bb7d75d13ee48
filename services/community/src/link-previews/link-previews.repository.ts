import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LinkPreviewRow } from './link-preview.schema.ts';

@Injectable()
export class LinkPreviewsRepository {
  constructor(@InjectModel(LinkPreviewRow.name) private readonly rows: Model<LinkPreviewRow>) {}

  find(id: string): Promise<LinkPreviewRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  findAll(ids: readonly string[]): Promise<LinkPreviewRow[]> {
    return this.rows
      .find({ _id: { $in: ids } })
      .lean()
      .exec();
  }

  /** @returns the rows as they are now, whoever was first */
  async addMissing(rows: readonly LinkPreviewRow[]): Promise<LinkPreviewRow[]> {
    await this.rows.bulkWrite(
      rows.map(({ _id, ...row }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: row }, upsert: true },
      })),
      { ordered: false },
    );
    return this.findAll(rows.map(({ _id }) => _id));
  }

  async change(id: string, change: Partial<LinkPreviewRow>): Promise<void> {
    await this.rows.updateOne({ _id: id }, { $set: change });
  }
}
