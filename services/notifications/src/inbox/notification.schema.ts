import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A notification of a member, unread or read. Those of a kind about the same subject are merged while unread. */
@Schema({ collection: 'notifications', versionKey: false })
export class NotificationRow {
  /** A UUIDv7. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  memberId: string;
  @Prop({ type: String, required: true })
  kind: string;
  @Prop({ type: String, required: true })
  subject: string;
  /** Those who did it, the last first, as far as they are kept; empty for what nobody did. */
  @Prop({ type: [String], required: true })
  actorIds: string[];
  /** Words of its own, by their names in its text. */
  @Prop({ type: Object, required: true })
  words: Record<string, string>;
  @Prop({ type: String, required: true })
  link: string;
  /** When it last grew. */
  @Prop({ type: Date, required: true })
  at: Date;
  @Prop({ type: Date, default: null })
  readAt: Date | null;
  /** It waits for the daily summary, or is only pushed, and does not stand behind the bell. */
  @Prop({ type: Boolean })
  mailedOnly?: boolean;
  /** `next` while it waits for a daily summary, then the day of the one it stands in. */
  @Prop({ type: String })
  digest?: string;
}
const keepDays = 90;
export const NotificationRowSchema = SchemaFactory.createForClass(NotificationRow)
  .index(
    { memberId: 1, kind: 1, subject: 1 },
    { unique: true, name: 'unread-once', partialFilterExpression: { readAt: null } },
  )
  .index({ memberId: 1, at: -1, _id: -1 })
  .index({ memberId: 1, readAt: 1, at: 1 })
  .index({ kind: 1, subject: 1 })
  .index({ kind: 1, at: -1, readAt: 1, mailedOnly: 1 })
  .index({ actorIds: 1 })
  .index({ memberId: 1, digest: 1 }, { partialFilterExpression: { digest: { $exists: true } } })
  .index({ at: 1 }, { expireAfterSeconds: keepDays * 24 * 60 * 60 });
