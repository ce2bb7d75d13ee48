import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const messageDays = 30;
const presenceHours = 1;

/** How far the chat of a session has come. */
@Schema({ collection: 'chat_rooms', versionKey: false })
export class ChatRoomRow {
  /** The session's `chatRoomId`. */
  @Prop({ type: String, required: true })
  _id: string;
  /** The place of the newest message. */
  @Prop({ type: Number, required: true })
  lastSeq: number;
  /** Raised with every message that comes or goes: the order of the events that tell of them. */
  @Prop({ type: Number, required: true })
  revision: number;
}
export const ChatRoomRowSchema = SchemaFactory.createForClass(ChatRoomRow);

/** Something said in a room. */
@Schema({ collection: 'chat_messages', versionKey: false })
export class ChatMessageRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  chatRoomId: string;
  @Prop({ type: String, required: true })
  sessionId: string;
  /** Its place in the room. */
  @Prop({ type: Number, required: true })
  seq: number;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  content: string;
  @Prop({ type: Date, required: true, expires: messageDays * 24 * 60 * 60 })
  createdAt: Date;
}
export const ChatMessageRowSchema = SchemaFactory.createForClass(ChatMessageRow)
  .index({ chatRoomId: 1, seq: -1 }, { unique: true })
  .index({ userId: 1, createdAt: -1 });

/** That a member has a room open, or had it a moment ago. */
@Schema({ collection: 'room_presence', versionKey: false })
export class RoomPresenceRow {
  /** `<session>:<member>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  sessionId: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: Date, required: true, expires: presenceHours * 60 * 60 })
  seenAt: Date;
}
export const RoomPresenceRowSchema = SchemaFactory.createForClass(RoomPresenceRow)
  .index({ sessionId: 1 })
  .index({ userId: 1 });
