import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The counts of a day. Contains no personal data: it stays when members leave. */
@Schema({ collection: 'post_days', versionKey: false })
export class PostDayRow {
  /** The day in UTC: `2026-01-01`. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true })
  newPosts: number;
  @Prop({ type: Number, required: true })
  newComments: number;
}
export const PostDayRowSchema = SchemaFactory.createForClass(PostDayRow);
