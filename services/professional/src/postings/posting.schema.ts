import type { JobExperienceLevel, JobType, PostingInput, WorkLocation } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A job posting. Salaries are in cents. Implements DATA-30. */
@Schema({ collection: 'job_postings', versionKey: false })
export class PostingRow {
  @Prop({ type: String, required: true })
  _id: string;
  /** Null when the admin who posted it has left. */
  @Prop({ type: String, default: null })
  postedByUserId: string | null;
  @Prop({ type: String, required: true })
  companyName: string;
  @Prop({ type: String, required: true })
  jobTitle: string;
  @Prop({ type: String, required: true })
  jobDescription: string;
  @Prop({ type: String, required: true })
  jobType: JobType;
  @Prop({ type: String, required: true })
  workLocation: WorkLocation;
  @Prop({ type: String, required: true })
  experienceLevel: JobExperienceLevel;
  @Prop({ type: Number, default: null })
  salaryMin: number | null;
  @Prop({ type: Number, default: null })
  salaryMax: number | null;
  @Prop({ type: String, required: true })
  currency: PostingInput['currency'];
  @Prop({ type: String, default: null })
  locationCity: string | null;
  @Prop({ type: String, default: null })
  locationState: string | null;
  @Prop({ type: String, default: null })
  locationCountry: string | null;
  @Prop({ type: [String], required: true })
  requiredSkills: string[];
  @Prop({ type: [String], required: true })
  preferredSkills: string[];
  @Prop({ type: String, default: null })
  applicationEmail: string | null;
  @Prop({ type: String, default: null })
  applicationInstructions: string | null;
  @Prop({ type: Boolean, required: true, default: true })
  isActive: boolean;
  /** The last day to apply, and the moment at which it is over everywhere. */
  @Prop({ type: String, default: null })
  closesOn: string | null;
  @Prop({ type: Date, default: null })
  closesAt: Date | null;
  /** Words of title, company and description, to be found by. */
  @Prop({ type: [String], required: true })
  words: string[];
  @Prop({ type: Number, required: true, default: 1 })
  revision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, required: true })
  updatedAt: Date;
}
export const PostingRowSchema = SchemaFactory.createForClass(PostingRow)
  .index({ isActive: 1, createdAt: -1, _id: -1 })
  .index({ closesAt: 1 }, { partialFilterExpression: { isActive: true, closesAt: { $type: 'date' } } })
  .index({ words: 1 })
  .index({ createdAt: -1, _id: -1 })
  .index({ updatedAt: -1 })
  .index({ postedByUserId: 1, createdAt: -1, _id: -1 });
