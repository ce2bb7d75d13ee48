import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const keepDays = 180;

/** One line of a member's feed: that an activity is to be shown to them (ADR 17). */
@Schema({ collection: 'feed_lines', versionKey: false })
export class FeedLineRow {
  /** Reader and activity, so that it is there once. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  readerId: string;
  @Prop({ type: String, required: true })
  authorId: string;
  @Prop({ type: String, required: true })
  activityId: string;
  @Prop({ type: Date, required: true, expires: keepDays * 24 * 60 * 60 })
  createdAt: Date;
}
export const FeedLineRowSchema = SchemaFactory.createForClass(FeedLineRow)
  .index({ readerId: 1, createdAt: -1, _id: -1 })
  .index({ authorId: 1, readerId: 1 });
