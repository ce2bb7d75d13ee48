import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That a member follows another. Implements DATA-40. */
@Schema({ collection: 'user_follows', versionKey: false })
export class FollowRow {
  /** A UUIDv7: later follows have higher ids. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  followerId: string;
  @Prop({ type: String, required: true })
  followedId: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const FollowRowSchema = SchemaFactory.createForClass(FollowRow)
  .index({ followerId: 1, followedId: 1 }, { unique: true, name: 'once' })
  .index({ followedId: 1, followerId: 1 })
  .index({ followerId: 1, _id: -1 }, { name: 'followed-latest' })
  .index({ followedId: 1, _id: -1 }, { name: 'followers-latest' });
