import type { MailTimes } from '@barspoon/contracts';
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
  /** Kinds that are not pushed to their devices. */
  @Prop({ type: [String], default: undefined })
  notPushed?: string[];
  /** Kinds that are not mailed to them. */
  @Prop({ type: [String], required: true, default: [] })
  notMailed: string[];
  /** Kinds that are mailed to them once a day. */
  @Prop({ type: [String], default: undefined })
  digested?: string[];
  /** They have unsubscribed from the daily summary by its link. */
  @Prop({ type: Boolean })
  digestStopped?: boolean;
  /** When they are mailed. */
  @Prop({ type: Object })
  times?: MailTimes;
}
export const NotificationChoicesRowSchema = SchemaFactory.createForClass(NotificationChoicesRow);
