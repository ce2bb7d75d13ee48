import type { AvailabilityStatus, PreferredWorkType } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A member's portfolio. Implements DATA-27. */
@Schema({ collection: 'professional_portfolios', versionKey: false })
export class PortfolioRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  portfolioTitle: string;
  @Prop({ type: String, default: null })
  professionalSummary: string | null;
  @Prop({ type: Number, required: true, default: 0 })
  yearsExperience: number;
  @Prop({ type: String, default: null })
  currentPosition: string | null;
  @Prop({ type: String, default: null })
  currentEmployer: string | null;
  @Prop({ type: String, default: null })
  portfolioUrl: string | null;
  @Prop({ type: String, default: null })
  resumeUrl: string | null;
  @Prop({ type: String, default: null })
  linkedinUrl: string | null;
  @Prop({ type: String, required: true })
  availabilityStatus: AvailabilityStatus;
  /** In cents. Implements PORT-14. */
  @Prop({ type: Number, required: true, default: 0 })
  hourlyRate: number;
  @Prop({ type: [String], required: true })
  preferredWorkType: PreferredWorkType[];
  @Prop({ type: Boolean, required: true, default: false })
  isPublic: boolean;
  @Prop({ type: Date, required: true })
  updatedAt: Date;
}
export const PortfolioRowSchema = SchemaFactory.createForClass(PortfolioRow)
  .index({ isPublic: 1 })
  .index({ updatedAt: -1 });
