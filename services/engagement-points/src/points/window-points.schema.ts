import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What a member has earned in one month or week. */
@Schema({ collection: 'window_points', versionKey: false })
export class WindowPointsRow {
  /** `<window>:<member>` */
  @Prop({ type: String, required: true })
  _id: string;
  /** `2026-11` or `2026-W47`. */
  @Prop({ type: String, required: true })
  window: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: Number, required: true })
  points: number;
  /** The member's award that was counted last. */
  @Prop({ type: Number, required: true })
  sequence: number;
  /** False while the member is suspended. */
  @Prop({ type: Boolean, required: true })
  listed: boolean;
  @Prop({ type: Date, required: true })
  keptUntil: Date;
}
export const WindowPointsRowSchema = SchemaFactory.createForClass(WindowPointsRow)
  .index({ window: 1, listed: 1, points: -1, sequence: -1, userId: -1 })
  .index({ userId: 1 })
  .index({ keptUntil: 1 }, { expireAfterSeconds: 0 });
