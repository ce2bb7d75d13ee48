import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Followers and followed of a member, counted in the transactions of the follows. */
@Schema({ collection: 'follow_counts', versionKey: false })
export class FollowCountsRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true, default: 0 })
  followersCount: number;
  @Prop({ type: Number, required: true, default: 0 })
  followingCount: number;
  /** Raised with every change: the order of the events that tell of the member's follows. */
  @Prop({ type: Number, required: true, default: 0 })
  revision: number;
}
export const FollowCountsRowSchema = SchemaFactory.createForClass(FollowCountsRow);
