import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Something a member did. Unique per member, type and related thing: points are awarded once. Implements BEYOND-58. */
@Schema({ collection: 'user_activities', versionKey: false })
export class ActivityRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  activityType: string;
  @Prop({ type: Number, required: true })
  pointsAwarded: number;
  @Prop({ type: String, default: null })
  relatedId: string | null;
  @Prop({ type: String, default: null })
  relatedType: string | null;
  @Prop({ type: String, default: null })
  relatedName: string | null;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const ActivityRowSchema = SchemaFactory.createForClass(ActivityRow)
  .index({ userId: 1, activityType: 1, relatedId: 1 }, { unique: true, name: 'once per act' })
  .index({ userId: 1, createdAt: -1, _id: -1 }, { name: 'latest of a member' });
