import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That a member has saved a posting; once for each member and posting. */
@Schema({ collection: 'saved_postings', versionKey: false })
export class SavedPostingRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  postingId: string;
  @Prop({ type: Date, required: true })
  savedAt: Date;
}
export const SavedPostingRowSchema = SchemaFactory.createForClass(SavedPostingRow)
  .index({ userId: 1, postingId: 1 }, { unique: true })
  .index({ userId: 1, savedAt: -1, _id: -1 })
  .index({ postingId: 1 });
