import type { ProficiencyLevel } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A skill of the list that members choose from. Implements DATA-28. */
@Schema({ collection: 'professional_skills', versionKey: false })
export class SkillRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  name: string;
  /** The name in lower case: each is there once. */
  @Prop({ type: String, required: true })
  nameKey: string;
  @Prop({ type: String, required: true })
  category: string;
  @Prop({ type: Boolean, required: true, default: true })
  isActive: boolean;
}
export const SkillRowSchema = SchemaFactory.createForClass(SkillRow)
  .index({ nameKey: 1 }, { unique: true })
  .index({ category: 1, name: 1, _id: 1 })
  .index({ isActive: 1, category: 1, name: 1 });

/** A skill that a member says they have. Implements DATA-29. */
@Schema({ collection: 'user_professional_skills', versionKey: false })
export class OwnSkillRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  skillId: string;
  @Prop({ type: String, required: true })
  proficiencyLevel: ProficiencyLevel;
  @Prop({ type: Number, required: true })
  yearsExperience: number;
  @Prop({ type: Boolean, required: true })
  isFeatured: boolean;
}
export const OwnSkillRowSchema = SchemaFactory.createForClass(OwnSkillRow).index(
  { userId: 1, skillId: 1 },
  { unique: true },
);
