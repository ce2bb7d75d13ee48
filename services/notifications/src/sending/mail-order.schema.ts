import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What a mail to an address that somebody has entered says; jobs hold neither. */
@Schema({ collection: 'mail_orders', versionKey: false })
export class MailOrderRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  email: string;
  @Prop({ type: String, default: null })
  subject: string | null;
  @Prop({ type: String, default: null })
  html: string | null;
  @Prop({ type: String, default: null })
  text: string | null;
  /** Of a link to unsubscribe. */
  @Prop({ type: String, default: null })
  token: string | null;
  @Prop({ type: Date, required: true, expires: 24 * 60 * 60 })
  createdAt: Date;
}
export const MailOrderRowSchema = SchemaFactory.createForClass(MailOrderRow);
