import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That a member wants to be reminded of what runs low at a bar. */
@Schema({ collection: 'bar_reminders', versionKey: false })
export class BarReminderRow {
  /** `<member>:<bar>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  memberId: string;
  @Prop({ type: String, required: true })
  barId: string;
  /** When the bar was last looked at for them. */
  @Prop({ type: Date, required: true })
  lookedAt: Date;
  /** How often they were reminded. */
  @Prop({ type: Number, required: true })
  sent: number;
}
export const BarReminderRowSchema = SchemaFactory.createForClass(BarReminderRow)
  .index({ memberId: 1 })
  .index({ lookedAt: 1 });
