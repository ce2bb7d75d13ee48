import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That a member may not be in a room anymore. */
@Schema({ collection: 'room_bans', versionKey: false })
export class RoomBanRow {
  /** `<session>:<member>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  sessionId: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: Date, required: true })
  bannedAt: Date;
}
export const RoomBanRowSchema = SchemaFactory.createForClass(RoomBanRow)
  .index({ sessionId: 1, bannedAt: -1 })
  .index({ userId: 1, bannedAt: -1 });
