import type { AnswerReportReason, answerReportStates } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** An answer a member has shown to admins; its id is the turn's. Goes with the conversation. */
@Schema({ collection: 'answer_reports', versionKey: false })
export class AnswerReportRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  conversationId: string;
  /** The turn's place in it. */
  @Prop({ type: Number, required: true })
  number: number;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  reason: AnswerReportReason;
  @Prop({ type: String, default: null })
  note: string | null;
  @Prop({ type: String, required: true })
  state: (typeof answerReportStates)[number];
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const AnswerReportRowSchema = SchemaFactory.createForClass(AnswerReportRow)
  .index({ state: 1, createdAt: -1, _id: -1 }, { name: 'state-created' })
  .index({ conversationId: 1 })
  .index({ userId: 1 });
