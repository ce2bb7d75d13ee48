import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OutsideImageRow } from './outside-image.schema.ts';
import { outsideImageId } from './outside-image.ts';

@Injectable()
export class OutsideImagesRepository {
  constructor(@InjectModel(OutsideImageRow.name) private readonly rows: Model<OutsideImageRow>) {}

  /** Shows it at least until a moment; one that is shown permanently stays so. */
  async showUntil(url: string, expiresAt: Date): Promise<void> {
    const _id = outsideImageId(url);
    await this.rows.updateOne({ _id }, { $setOnInsert: { url, expiresAt } }, { upsert: true });
    await this.rows.updateOne({ _id, expiresAt: { $lt: expiresAt } }, { $set: { expiresAt } });
  }

  async keep(url: string): Promise<void> {
    await this.rows.updateOne(
      { _id: outsideImageId(url) },
      { $set: { url, expiresAt: null } },
      { upsert: true },
    );
  }

  async forget(url: string): Promise<void> {
    await this.rows.deleteOne({ _id: outsideImageId(url) });
  }

  find(id: string): Promise<OutsideImageRow | null> {
    return this.rows.findById(id).lean().exec();
  }
}
