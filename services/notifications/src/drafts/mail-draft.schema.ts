import type { Audience, DraftFormat } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A bulk mail that is being written. */
@Schema({ collection: 'mail_drafts', versionKey: false })
export class MailDraftRow {
  /** A UUIDv7: later ones have higher ids. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, default: '' })
  subject: string;
  @Prop({ type: String, required: true })
  format: DraftFormat;
  /** As it was typed: it is sanitized when it is drawn or queued. */
  @Prop({ type: String, default: '' })
  content: string;
  @Prop({ type: String, required: true })
  emailType: string;
  @Prop({ type: String, required: true })
  audience: Audience;
  @Prop({ type: String, default: null })
  likes: string | null;
  @Prop({ type: Number, required: true })
  revision: number;
  @Prop({ type: Date, required: true })
  savedAt: Date;
  /** The admin's id. */
  @Prop({ type: String, default: null })
  savedBy: string | null;
}
export const MailDraftRowSchema = SchemaFactory.createForClass(MailDraftRow).index({ savedBy: 1 });
