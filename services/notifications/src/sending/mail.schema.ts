import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What became of the mail one cause asks for. Holds neither address nor text. */
@Schema({ collection: 'mails', versionKey: false })
export class MailRow {
  /** Derived from the cause. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  kind: string;
  /** Whom it is for, where it is for a member. */
  @Prop({ type: String, default: null })
  memberId: string | null;
  /** What its notification is about, where it also stands behind the bell. */
  @Prop({ type: String })
  subject?: string;
  /** `sent`: accepted by the mail server. `refused`: it will never take it. `moot`: no longer due when its turn came. */
  @Prop({ type: String, enum: ['waiting', 'sent', 'refused', 'moot'], required: true, default: 'waiting' })
  state: 'waiting' | 'sent' | 'refused' | 'moot';
  /** Until then one worker has it in hand and no other may send it. */
  @Prop({ type: Date, default: null })
  inHandUntil: Date | null;
  /** What the mail server answered last, without the address. */
  @Prop({ type: String, default: null })
  answer: string | null;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, default: null })
  settledAt: Date | null;
}
const keepDays = 30;
export const MailRowSchema = SchemaFactory.createForClass(MailRow)
  .index({ memberId: 1 })
  .index({ kind: 1, state: 1, settledAt: -1 })
  .index({ settledAt: 1 }, { expireAfterSeconds: keepDays * 24 * 60 * 60 });
