import type { ConnectionStatus, MeetingFrequency } from '@barspoon/contracts';
import { openConnectionStatuses } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What one member asked of another, and what became of it. Implements DATA-33, BEYOND-75. */
@Schema({ collection: 'mentorship_connections', versionKey: false })
export class ConnectionRow {
  @Prop({ type: String, required: true })
  _id: string;
  /** Both members, whoever asked. */
  @Prop({ type: String, required: true })
  pair: string;
  @Prop({ type: String, required: true })
  mentorUserId: string;
  @Prop({ type: String, required: true })
  menteeUserId: string;
  @Prop({ type: String, required: true })
  requestedByUserId: string;
  @Prop({ type: String, required: true })
  requestedOfUserId: string;
  @Prop({ type: String, required: true })
  requestMessage: string;
  @Prop({ type: String, default: '' })
  goals: string;
  @Prop({ type: String, required: true })
  meetingFrequency: MeetingFrequency;
  @Prop({ type: String, required: true })
  status: ConnectionStatus;
  @Prop({ type: Number, required: true, default: 1 })
  revision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, required: true })
  changedAt: Date;
}
export const ConnectionRowSchema = SchemaFactory.createForClass(ConnectionRow)
  .index(
    { pair: 1 },
    {
      unique: true,
      name: 'open-once',
      partialFilterExpression: { status: { $in: [...openConnectionStatuses] } },
    },
  )
  .index({ pair: 1, status: 1 })
  .index({ status: 1, changedAt: -1, _id: -1 })
  .index({ changedAt: -1, _id: -1 })
  .index({ requestedOfUserId: 1, status: 1, changedAt: -1, _id: -1 })
  .index({ requestedByUserId: 1, status: 1, changedAt: -1, _id: -1 });
