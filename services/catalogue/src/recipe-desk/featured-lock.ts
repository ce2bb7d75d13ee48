import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

/** One document that every change of the featured set writes, so that two concurrent changes cannot both take the last place. */
@Schema({ collection: 'featured_lock', versionKey: false })
export class FeaturedLockRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true, default: 0 })
  taken: number;
  /** Recipes in the order an admin gave them; those featured since are not among them. */
  @Prop({ type: [String], default: [] })
  order: string[];
}
export const FeaturedLockRowSchema = SchemaFactory.createForClass(FeaturedLockRow);

const _id = 'featured';

@Injectable()
export class FeaturedLock {
  constructor(@InjectModel(FeaturedLockRow.name) private readonly rows: Model<FeaturedLockRow>) {}

  /** Blocks others until the open transaction ends: they conflict and retry. */
  async take(): Promise<void> {
    await this.rows.updateOne({ _id }, { $inc: { taken: 1 } }, { upsert: true });
  }

  async order(): Promise<readonly string[]> {
    return (await this.rows.findById(_id, { order: 1 }).lean())?.order ?? [];
  }

  /** Runs in the open transaction. */
  async arrange(order: readonly string[]): Promise<void> {
    await this.rows.updateOne({ _id }, { $set: { order } }, { upsert: true });
  }
}
