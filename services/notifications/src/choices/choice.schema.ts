import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What a member does not want, where it differs from what everybody gets. */
@Schema({ collection: 'notification_choices', versionKey: false })
export class NotificationChoicesRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  /** Kinds that do not stand in their notifications. */
  @Prop({ type: [String], required: true, default: [] })
  notInApp: string[];
  /** Kinds that are not mailed to them. */
  @Prop({ type: [String], required: true, default: [] })
  notMailed: string[];
}
export const NotificationChoicesRowSchema = SchemaFactory.createForClass(NotificationChoicesRow);
