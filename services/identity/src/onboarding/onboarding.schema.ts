import type { OnboardingPreferences, OnboardingProgress, OnboardingStep } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How far a member's onboarding has come and what they chose. Implements DATA-08. */
@Schema({ collection: 'user_onboarding', versionKey: false })
export class OnboardingRow {
  /** The member's id: zero or one row each. Implements ONB-16. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: [String], required: true })
  completedSteps: OnboardingStep[];
  @Prop({ type: String, required: true })
  currentStep: OnboardingProgress['currentStep'];
  @Prop({ type: Date, default: null })
  completedAt: Date | null;
  @Prop({ type: Object, required: true })
  preferences: OnboardingPreferences;
  @Prop({ type: Date, required: true })
  updatedAt: Date;
}
export const OnboardingRowSchema = SchemaFactory.createForClass(OnboardingRow);
