import type { ApplicationStatus } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Somebody's application for a job; one for each posting and member. Implements DATA-31, BEYOND-73. */
@Schema({ collection: 'job_applications', versionKey: false })
export class ApplicationRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  postingId: string;
  @Prop({ type: String, required: true })
  applicantUserId: string;
  @Prop({ type: String, required: true })
  coverLetter: string;
  @Prop({ type: String, default: null })
  additionalNotes: string | null;
  @Prop({ type: String, required: true })
  status: ApplicationStatus;
  @Prop({ type: Number, required: true, default: 1 })
  revision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, required: true })
  updatedAt: Date;
}
export const ApplicationRowSchema = SchemaFactory.createForClass(ApplicationRow)
  .index({ applicantUserId: 1, postingId: 1 }, { unique: true })
  .index({ applicantUserId: 1, createdAt: -1, _id: -1 })
  .index({ status: 1 })
  .index({ updatedAt: -1 })
  .index({ postingId: 1, createdAt: -1, _id: -1 })
  .index({ postingId: 1, status: 1, createdAt: -1, _id: -1 });
