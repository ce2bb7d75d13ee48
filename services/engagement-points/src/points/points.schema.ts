import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A member's total and level. Points never fall. Implements BEYOND-60. */
@Schema({ collection: 'user_points', versionKey: false })
export class PointsRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true, default: 0 })
  totalPoints: number;
  @Prop({ type: String, required: true })
  currentLevel: string;
  /** Awards so far; the order of the events that tell of them. */
  @Prop({ type: Number, required: true, default: 0 })
  sequence: number;
  @Prop({ type: Object, required: true, default: {} })
  activityCounts: Record<string, number>;
}
export const PointsRowSchema = SchemaFactory.createForClass(PointsRow);
