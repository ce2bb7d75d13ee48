import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

/** One document per member that every new recipe of theirs writes, so that two concurrent requests cannot both take the last place. */
@Schema({ collection: 'own_recipes_locks', versionKey: false })
export class OwnRecipesLockRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true, default: 0 })
  taken: number;
}
export const OwnRecipesLockRowSchema = SchemaFactory.createForClass(OwnRecipesLockRow);

@Injectable()
export class OwnRecipesLock {
  constructor(@InjectModel(OwnRecipesLockRow.name) private readonly rows: Model<OwnRecipesLockRow>) {}

  /** Blocks the member's other requests until the open transaction ends: they conflict and retry. */
  async take(memberId: string): Promise<void> {
    await this.rows.updateOne({ _id: memberId }, { $inc: { taken: 1 } }, { upsert: true });
  }
}
