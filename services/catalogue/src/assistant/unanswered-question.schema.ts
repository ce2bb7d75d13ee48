import type { UnansweredState } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What admins have decided about a question that was not understood; its id is the question in lower case. */
@Schema({ collection: 'unanswered_questions', versionKey: false })
export class UnansweredQuestionRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  state: UnansweredState;
  @Prop({ type: String, default: null })
  note: string | null;
  @Prop({ type: Date, required: true })
  decidedAt: Date;
}
export const UnansweredQuestionRowSchema = SchemaFactory.createForClass(UnansweredQuestionRow);
