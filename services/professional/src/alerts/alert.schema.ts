import type { JobAlertInput } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A saved search of the job board, which notifies its member of new matching postings. */
@Schema({ collection: 'job_alerts', versionKey: false })
export class AlertRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  /** The search as text: each member keeps it once. */
  @Prop({ type: String, required: true })
  key: string;
  @Prop({ type: String, default: null })
  q: string | null;
  /** Words of `q`; each is the beginning of a word of a posting that matches. */
  @Prop({ type: [String], required: true })
  beginnings: string[];
  @Prop({ type: String, default: null })
  workLocation: JobAlertInput['workLocation'];
  @Prop({ type: String, default: null })
  jobType: JobAlertInput['jobType'];
  @Prop({ type: String, default: null })
  experienceLevel: JobAlertInput['experienceLevel'];
  /** Postings that matched since the last mail, as many as a mail names. */
  @Prop({ type: [String], required: true })
  matched: string[];
  /** When the mail with them is due; null while there are none. */
  @Prop({ type: Date, default: null })
  mailAt: Date | null;
  @Prop({ type: Date, default: null })
  mailedAt: Date | null;
  @Prop({ type: Number, required: true, default: 1 })
  revision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const AlertRowSchema = SchemaFactory.createForClass(AlertRow)
  .index({ userId: 1, key: 1 }, { unique: true })
  .index({ userId: 1, createdAt: -1, _id: -1 })
  .index({ workLocation: 1, jobType: 1, experienceLevel: 1, _id: 1 });
