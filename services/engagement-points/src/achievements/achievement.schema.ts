import type { Achievement, AchievementRule } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** An achievement that can be earned. Its rule never changes: members have earned it by that. Implements BEYOND-61. */
@Schema({ collection: 'achievements', versionKey: false })
export class AchievementRow {
  /** Its key. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  name: string;
  @Prop({ type: String, required: true })
  description: string;
  @Prop({ type: String, required: true })
  icon: Achievement['icon'];
  @Prop({ type: String, required: true })
  tier: Achievement['tier'];
  @Prop({ type: String, required: true })
  category: Achievement['category'];
  @Prop({ type: Object, required: true })
  rule: AchievementRule;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const AchievementRowSchema = SchemaFactory.createForClass(AchievementRow);

/** Counts the changes of the definitions, so that whoever holds them in memory sees at once that they are old. */
@Schema({ collection: 'achievement_revisions', versionKey: false })
export class AchievementRevisionRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true })
  revision: number;
}
export const AchievementRevisionRowSchema = SchemaFactory.createForClass(AchievementRevisionRow);

/** An achievement a member has earned. Implements PROF-18. */
@Schema({ collection: 'user_achievements', versionKey: false })
export class EarnedAchievementRow {
  /** `<member>:<achievement>`: earned once. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  achievement: string;
  /** The activity that reached it. */
  @Prop({ type: String, required: true })
  activityId: string;
  /** When that was done. */
  @Prop({ type: Date, required: true })
  earnedAt: Date;
}
export const EarnedAchievementRowSchema = SchemaFactory.createForClass(EarnedAchievementRow)
  .index({ userId: 1, earnedAt: -1, _id: -1 })
  .index({ achievement: 1, earnedAt: -1 });
