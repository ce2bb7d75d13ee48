import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That a post was shared, by whom where somebody was signed in. Implements DATA-23. */
@Schema({ collection: 'share_analytics', versionKey: false })
export class ShareRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  postId: string;
  @Prop({ type: String, default: null })
  userId: string | null;
  /** The family of the browser. */
  @Prop({ type: String, required: true })
  platform: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const ShareRowSchema = SchemaFactory.createForClass(ShareRow)
  .index({ postId: 1 })
  .index({ userId: 1 });
