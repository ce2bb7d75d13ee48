import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Progress } from './progress.ts';

/** A member's total, level and progress: what their ledger comes to. Points fall by a correction only. Implements BEYOND-60. */
@Schema({ collection: 'user_points', versionKey: false, minimize: false })
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
  /** Activities so far, those that earned nothing included. */
  @Prop({ type: Number, required: true, default: 0 })
  entries: number;
  @Prop({ type: Object, required: true, default: {} })
  activityCounts: Record<string, number>;
  /** How far the member is in what achievements count. */
  @Prop({ type: Object, required: true, default: {} })
  progress: Record<string, Progress>;
  /** False while the member is suspended: they are on no board. Not part of the ledger. */
  @Prop({ type: Boolean, required: true, default: true })
  listed: boolean;
}
export const PointsRowSchema = SchemaFactory.createForClass(PointsRow).index({
  listed: 1,
  totalPoints: -1,
  sequence: -1,
  _id: -1,
});

/** Where a member stands: what is built from the ledger alone. */
export type Standing = Omit<PointsRow, 'listed'>;
