import type { ModerationRules } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The rules of automatic moderation, every version kept. */
@Schema({ collection: 'moderation_rules', versionKey: false })
export class ModerationRulesRow {
  /** The revision, from 1. */
  @Prop({ type: Number, required: true })
  _id: number;
  @Prop({ type: Object, required: true })
  rules: ModerationRules;
  @Prop({ type: Date, required: true })
  changedAt: Date;
  /** The admin. */
  @Prop({ type: String, required: true })
  changedBy: string;
}
export const ModerationRulesRowSchema = SchemaFactory.createForClass(ModerationRulesRow);
