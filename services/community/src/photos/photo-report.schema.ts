import type { ReportReason } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What a member told the moderators of a photo; once for each of them. */
@Schema({ collection: 'photo_reports', versionKey: false })
export class PhotoReportRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  photoId: string;
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
export const PhotoReportRowSchema = SchemaFactory.createForClass(PhotoReportRow)
  .index(
    { photoId: 1, userId: 1 },
    { unique: true, name: 'once', partialFilterExpression: { userId: { $type: 'string' } } },
  )
  .index({ photoId: 1, settled: 1, createdAt: -1 })
  .index({ userId: 1 }, { name: 'of a member' });
