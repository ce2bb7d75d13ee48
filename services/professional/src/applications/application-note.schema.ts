import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What whoever manages a posting notes of an application, for themselves; one for each application. */
@Schema({ collection: 'application_notes', versionKey: false })
export class ApplicationNoteRow {
  /** The application's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  applicantUserId: string;
  /** Who wrote it last. */
  @Prop({ type: String, required: true })
  authorUserId: string;
  @Prop({ type: String, required: true })
  text: string;
}
export const ApplicationNoteRowSchema = SchemaFactory.createForClass(ApplicationNoteRow)
  .index({ applicantUserId: 1 })
  .index({ authorUserId: 1 });
