import type { ModeratedKind, ReportReason } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A member's report of another's content; one per member and content. */
@Schema({ collection: 'content_reports', versionKey: false })
export class ContentReportRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  kind: ModeratedKind;
  @Prop({ type: String, required: true })
  contentId: string;
  /** Who reported it; null when the account is gone. */
  @Prop({ type: String, default: null })
  userId: string | null;
  @Prop({ type: String, required: true })
  reason: ReportReason;
  @Prop({ type: String, default: null })
  note: string | null;
  @Prop({ type: Boolean, required: true, default: false })
  settled: boolean;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const ContentReportRowSchema = SchemaFactory.createForClass(ContentReportRow)
  .index(
    { contentId: 1, userId: 1 },
    { unique: true, name: 'once', partialFilterExpression: { userId: { $type: 'string' } } },
  )
  .index({ contentId: 1, settled: 1, createdAt: -1 })
  .index({ userId: 1 }, { name: 'user' });
