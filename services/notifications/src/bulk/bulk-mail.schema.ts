import type { Audience, BulkMail, BulkMailState } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How many recipients a bulk mail has, and how many of them were sent it, were refused, or were skipped. */
export type Outcomes = Pick<BulkMail, 'recipients' | 'sent' | 'refused' | 'skipped'>;

/** A mail to many, as an admin wrote it, and how far it has come. */
@Schema({ collection: 'bulk_mails', versionKey: false })
export class BulkMailRow {
  /** A UUIDv7: later ones have higher ids. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  subject: string;
  /** Sanitized; null where it is text. */
  @Prop({ type: String, default: null })
  html: string | null;
  @Prop({ type: String, default: null })
  text: string | null;
  @Prop({ type: String, required: true })
  emailType: string;
  @Prop({ type: String, required: true })
  audience: Audience;
  /** The slug of an ingredient that its readers like; null where that does not matter. */
  @Prop({ type: String, default: null })
  likes?: string | null;
  @Prop({ type: String, required: true })
  state: BulkMailState;
  /** All recipients have their rows. */
  @Prop({ type: Boolean, required: true, default: false })
  counted: boolean;
  /** Raised with each resumption: jobs of an earlier run do nothing. */
  @Prop({ type: Number, required: true, default: 0 })
  run: number;
  @Prop({ type: Date, required: true })
  startsAt: Date;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  /** The admin's id. */
  @Prop({ type: String, default: null })
  createdBy: string | null;
  @Prop({ type: Date, default: null })
  finishedAt: Date | null;
  /** What became of its recipients, once nothing of it changes any more; their own rows expire. */
  @Prop({ type: Object })
  outcomes?: Outcomes;
}
export const BulkMailRowSchema = SchemaFactory.createForClass(BulkMailRow);

/** What became of a bulk mail for one of its recipients. Holds no address. */
@Schema({ collection: 'bulk_recipients', versionKey: false })
export class BulkRecipientRow {
  /** `<bulk mail>:<member>`, so that nobody is a recipient twice. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  bulkId: string;
  @Prop({ type: String, required: true })
  memberId: string;
  @Prop({ type: String, enum: ['waiting', 'sent', 'refused', 'skipped'], required: true })
  state: 'waiting' | 'sent' | 'refused' | 'skipped';
  /** Until then one worker has it in hand and no other may send it. */
  @Prop({ type: Date, default: null })
  inHandUntil: Date | null;
  /** What that worker goes by, so that it can tell its own from another's. */
  @Prop({ type: String, default: null })
  inHandBy: string | null;
  @Prop({ type: Boolean, required: true, default: false })
  unsubscribed: boolean;
  /** Whether it came back, or was called spam. */
  @Prop({ type: Boolean })
  bounced?: boolean;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
const keepDays = 365;
export const BulkRecipientRowSchema = SchemaFactory.createForClass(BulkRecipientRow)
  .index({ bulkId: 1, state: 1, inHandUntil: 1 })
  .index(
    { bulkId: 1, unsubscribed: 1 },
    { partialFilterExpression: { unsubscribed: true }, name: 'unsubscribed' },
  )
  .index({ bulkId: 1, bounced: 1 }, { partialFilterExpression: { bounced: true }, name: 'bounced' })
  .index({ memberId: 1 })
  .index({ createdAt: 1 }, { expireAfterSeconds: keepDays * 24 * 60 * 60 });
