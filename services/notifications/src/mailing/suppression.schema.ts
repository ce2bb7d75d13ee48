import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That an address of a member takes no bulk mail; another address of theirs does. */
@Schema({ collection: 'suppressed', versionKey: false })
export class SuppressionRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  /** Of the address, so that none is kept here. */
  @Prop({ type: String, required: true })
  addressMac: string;
  @Prop({ type: String, enum: ['hard', 'complaint'], required: true })
  kind: 'hard' | 'complaint';
  /** What the mail server or provider said. */
  @Prop({ type: String, required: true })
  reason: string;
  @Prop({ type: Date, required: true })
  at: Date;
}
export const SuppressionRowSchema = SchemaFactory.createForClass(SuppressionRow).index({ at: -1, _id: -1 });

/** Marks a provider event as processed. Kept longer than its signature is valid. */
@Schema({ collection: 'mail_events', versionKey: false })
export class MailEventRow {
  /** The provider's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Date, required: true, expires: 30 * 24 * 60 * 60 })
  at: Date;
}
export const MailEventRowSchema = SchemaFactory.createForClass(MailEventRow);
