import type { SocialActivityType, SocialTargetType } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What a member did; once for each member, type and target, however often it is undone and done again. Implements SOC-06, DATA-38. */
@Schema({ collection: 'social_activities', versionKey: false })
export class SocialActivityRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  type: SocialActivityType;
  @Prop({ type: String, required: true })
  targetType: SocialTargetType;
  @Prop({ type: String, required: true })
  targetId: string;
  /** What the target was called then, where its name is not kept elsewhere. */
  @Prop({ type: String, default: null })
  content: string | null;
  /** False for what was undone or is private. */
  @Prop({ type: Boolean, required: true })
  shown: boolean;
  /** Whether it has been put into feeds. */
  @Prop({ type: Boolean, required: true })
  spread: boolean;
  /** How many pages of followers it was put to. */
  @Prop({ type: Number, default: 0 })
  pages?: number;
  /** When the last news of it happened: older ones come late and are ignored. */
  @Prop({ type: Date, required: true })
  changedAt: Date;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const SocialActivityRowSchema = SchemaFactory.createForClass(SocialActivityRow)
  .index({ userId: 1, type: 1, targetId: 1 }, { unique: true, name: 'once' })
  .index({ userId: 1, createdAt: -1 }, { partialFilterExpression: { shown: true }, name: 'shown' })
  .index({ targetId: 1 }, { partialFilterExpression: { targetType: 'member' }, name: 'member-targets' });
