import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const keepDays = 365;

@Schema({ _id: false, versionKey: false })
export class ContactReply {
  @Prop({ type: String, required: true })
  id: string;
  @Prop({ type: String, required: true })
  text: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}

/** A message of the contact form. Implements BEYOND-56. */
@Schema({ collection: 'contact_messages', versionKey: false })
export class ContactMessageRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, default: null })
  userId: string | null;
  @Prop({ type: String, required: true })
  name: string;
  @Prop({ type: String, required: true })
  email: string;
  @Prop({ type: String, required: true })
  message: string;
  @Prop({ type: Boolean, required: true, default: false })
  handled: boolean;
  /** Rows from before replies have none. */
  @Prop({ type: [SchemaFactory.createForClass(ContactReply)], default: [] })
  replies?: ContactReply[];
  @Prop({ type: Number, required: true, default: 1 })
  revision: number;
  @Prop({ type: Date, required: true, expires: keepDays * 24 * 60 * 60 })
  createdAt: Date;
}
export const ContactMessageRowSchema = SchemaFactory.createForClass(ContactMessageRow)
  .index({ createdAt: -1, _id: -1 }, { name: 'latest' })
  .index({ handled: 1, createdAt: -1, _id: -1 }, { name: 'state-latest' })
  .index({ userId: 1 }, { name: 'user' });
