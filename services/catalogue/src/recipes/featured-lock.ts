import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

/** One document that every change of the featured set writes, so that two at once cannot both take the last place. */
@Schema({ collection: 'featured_lock', versionKey: false })
export class FeaturedLockRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true, default: 0 })
  taken: number;
}
export const FeaturedLockRowSchema = SchemaFactory.createForClass(FeaturedLockRow);

@Injectable()
export class FeaturedLock {
  constructor(@InjectModel(FeaturedLockRow.name) private readonly rows: Model<FeaturedLockRow>) {}

  /** Holds off others until the open transaction ends: they conflict and start again. */
  async take(): Promise<void> {
    await this.rows.updateOne({ _id: 'featured' }, { $inc: { taken: 1 } }, { upsert: true });
  }
}
