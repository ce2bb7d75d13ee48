import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That a member likes a post; unique per member and post. Implements DATA-22, BEYOND-50. */
@Schema({ collection: 'post_likes', versionKey: false })
export class PostLikeRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  postId: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const PostLikeRowSchema = SchemaFactory.createForClass(PostLikeRow)
  .index({ userId: 1, postId: 1 }, { unique: true, name: 'once' })
  .index({ postId: 1 });
