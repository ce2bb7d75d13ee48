import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What the model was asked in a span of time, for a member or for the whole site. */
@Schema({ collection: 'assistant_budgets', versionKey: false })
export class ModelBudgetRow {
  /** `minute|<member>|<minute>`, `day|<member>|<day>` or `site|<day>` */
  @Prop({ type: String, required: true })
  _id: string;
  /** Null for the site's. */
  @Prop({ type: String, default: null })
  userId: string | null;
  @Prop({ type: Number, default: 0 })
  questions: number;
  @Prop({ type: Number, default: 0 })
  inputTokens: number;
  @Prop({ type: Number, default: 0 })
  outputTokens: number;
  /** How the site's questions ended: `model`, or why the rules answered. */
  @Prop({ type: Object, default: undefined })
  outcomes?: Record<string, number>;
  @Prop({ type: Date, required: true, expires: 0 })
  keptUntil: Date;
}
export const ModelBudgetRowSchema = SchemaFactory.createForClass(ModelBudgetRow).index({ userId: 1 });
