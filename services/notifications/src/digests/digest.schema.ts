import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That a member gets a daily summary, or had it: one for a day of theirs. */
@Schema({ collection: 'notification_digests', versionKey: false })
export class DigestRow {
  /** `<member>:<day>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  memberId: string;
  @Prop({ type: String, required: true })
  day: string;
  @Prop({ type: Date, required: true })
  dueAt: Date;
  /** Null as long as it waits for its hour. */
  @Prop({ type: Date, default: null })
  madeAt: Date | null;
}
const keepDays = 30;
export const DigestRowSchema = SchemaFactory.createForClass(DigestRow)
  .index({ memberId: 1, day: -1 })
  .index({ memberId: 1 }, { unique: true, name: 'member-pending', partialFilterExpression: { madeAt: null } })
  .index({ madeAt: -1 })
  .index({ dueAt: 1 }, { expireAfterSeconds: keepDays * 24 * 60 * 60 });
