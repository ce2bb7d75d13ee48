import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A browser a member is pushed to. */
@Schema({ collection: 'push_devices', versionKey: false })
export class PushDeviceRow {
  /** A UUIDv7. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  memberId: string;
  /** The session it was subscribed in: it ends with it. */
  @Prop({ type: String, required: true })
  sessionId: string;
  @Prop({ type: String, required: true })
  name: string;
  @Prop({ type: String, required: true })
  endpoint: string;
  @Prop({ type: { p256dh: String, auth: String }, required: true, _id: false })
  keys: { p256dh: string; auth: string };
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, default: null })
  pushedAt: Date | null;
}
export const PushDeviceRowSchema = SchemaFactory.createForClass(PushDeviceRow)
  .index({ endpoint: 1 }, { unique: true })
  .index({ memberId: 1, createdAt: 1 })
  .index({ sessionId: 1 })
  .index({ createdAt: -1 });
