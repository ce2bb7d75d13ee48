import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A copy of a direct message that whoever received it has reported; no other ever comes here. */
@Schema({ collection: 'reported_messages', versionKey: false })
export class ReportedMessageRow {
  /** The message's id. */
  @Prop({ type: String, required: true })
  _id: string;
  /** Who wrote it. */
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  content: string;
  @Prop({ type: Boolean, required: true, default: false })
  isRemoved: boolean;
  /** Counts the changes of `isRemoved`: the order of the events that tell of them. */
  @Prop({ type: Number, required: true, default: 0 })
  revision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const ReportedMessageRowSchema = SchemaFactory.createForClass(ReportedMessageRow).index({ userId: 1 });
