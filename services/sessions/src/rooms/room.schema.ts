import type { ChatReaction, chatRemovers, ReportReason } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const messageDays = 30;
/** Longer than any room is open: revisions of presence go on for as long. */
const presenceHours = 24;

/** How far the chat of a session has come. */
@Schema({ collection: 'chat_rooms', versionKey: false })
export class ChatRoomRow {
  /** The session's `chatRoomId`. */
  @Prop({ type: String, required: true })
  _id: string;
  /** The place of the newest message. */
  @Prop({ type: Number, required: true })
  lastSeq: number;
  /** Raised with every message that comes or changes: the order of the events that tell of them. */
  @Prop({ type: Number, required: true })
  revision: number;
  @Prop({ type: Number, default: 0 })
  slowModeSeconds: number;
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
  @Prop({ type: Date, default: null })
  editedAt: Date | null;
  /** Its words are gone then, its line stays. */
  @Prop({ type: String, default: null })
  removedBy: (typeof chatRemovers)[number] | null;
  /** How many answered with what. */
  @Prop({ type: Object, default: {} })
  reactions: Partial<Record<ChatReaction, number>>;
  /** The room's when it last changed. */
  @Prop({ type: Number, required: true })
  revision: number;
  /** Reports that no admin has dealt with yet. */
  @Prop({ type: Number, default: 0 })
  openReports: number;
}
export const ChatMessageRowSchema = SchemaFactory.createForClass(ChatMessageRow)
  .index({ chatRoomId: 1, seq: -1 }, { unique: true })
  .index({ chatRoomId: 1, revision: 1 })
  .index({ sessionId: 1, seq: -1 }, { partialFilterExpression: { openReports: { $gt: 0 } } })
  .index({ userId: 1, createdAt: -1 });

/** What a member answered a message with. */
@Schema({ collection: 'chat_reactions', versionKey: false, minimize: false })
export class ChatReactionRow {
  /** `<message>:<member>:<reaction>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  messageId: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  reaction: ChatReaction;
  @Prop({ type: Date, required: true, expires: messageDays * 24 * 60 * 60 })
  createdAt: Date;
}
export const ChatReactionRowSchema = SchemaFactory.createForClass(ChatReactionRow)
  .index({ messageId: 1, userId: 1 })
  .index({ userId: 1 });

/** That a member told the moderators about a message. */
@Schema({ collection: 'chat_reports', versionKey: false })
export class ChatReportRow {
  /** `<message>:<member>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  messageId: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  reason: ReportReason;
  @Prop({ type: String, default: null })
  note: string | null;
  @Prop({ type: Date, required: true, expires: messageDays * 24 * 60 * 60 })
  createdAt: Date;
}
export const ChatReportRowSchema = SchemaFactory.createForClass(ChatReportRow)
  .index({ messageId: 1, createdAt: 1 })
  .index({ userId: 1 });

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
  @Prop({ type: Date, required: true })
  seenAt: Date;
  /** False once they have closed it. */
  @Prop({ type: Boolean, default: true })
  present: boolean;
  /** Raised with each word of theirs: the order of the events that tell of them. */
  @Prop({ type: Number, default: 0 })
  revision: number;
}
export const RoomPresenceRowSchema = SchemaFactory.createForClass(RoomPresenceRow)
  .index({ sessionId: 1, seenAt: -1 })
  .index({ seenAt: 1 }, { name: 'expiry', expireAfterSeconds: presenceHours * 60 * 60 })
  .index({ userId: 1 });
