import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const keptDays = 2;

/** What an import of a member has put on their bar, as long as it can be undone; or that it was undone already. */
@Schema({ collection: 'bar_imports', versionKey: false })
export class BarImportRow {
  /** The import's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  /** Items it has put on the bar. */
  @Prop({ type: [String], required: true })
  itemIds: string[];
  /** Those among them that it has made for it. */
  @Prop({ type: [String], required: true })
  madeIds: string[];
  /** Entries that brought bottles of them. */
  @Prop({ type: [String], default: [] })
  entryIds: string[];
  @Prop({ type: Date, required: true })
  at: Date;
}
export const BarImportRowSchema = SchemaFactory.createForClass(BarImportRow)
  .index({ userId: 1 })
  .index({ at: 1 }, { expireAfterSeconds: keptDays * 24 * 60 * 60 });
