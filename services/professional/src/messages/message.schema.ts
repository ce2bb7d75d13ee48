import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How far two members have come who write to each other. */
@Schema({ collection: 'message_threads', versionKey: false, minimize: false })
export class ThreadRow {
  /** Both members, as `pairOf` puts them. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: [String], required: true })
  memberIds: string[];
  /** The place of the newest message. */
  @Prop({ type: Number, required: true })
  lastSeq: number;
  @Prop({ type: String, required: true })
  lastMessageId: string;
  @Prop({ type: Date, required: true })
  lastAt: Date;
  /** Up to what place each of the two has read, by member. */
  @Prop({ type: Object, required: true })
  readSeqs: Record<string, number>;
  /** How many each of the two has not read, by member. */
  @Prop({ type: Object, required: true })
  unread: Record<string, number>;
  @Prop({ type: Number, required: true })
  revision: number;
}
export const ThreadRowSchema = SchemaFactory.createForClass(ThreadRow).index({
  memberIds: 1,
  lastAt: -1,
  _id: -1,
});

/** Something one of two members wrote to the other. */
@Schema({ collection: 'direct_messages', versionKey: false })
export class DirectMessageRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  threadId: string;
  /** Its place in the thread. */
  @Prop({ type: Number, required: true })
  seq: number;
  @Prop({ type: String, required: true })
  senderId: string;
  @Prop({ type: String, required: true })
  recipientId: string;
  @Prop({ type: String, required: true })
  content: string;
  /** By a moderator: it may come back by an appeal, so its words stay. */
  @Prop({ type: Boolean, required: true, default: false })
  isRemoved: boolean;
  /** The latest decision of moderation that is applied here. */
  @Prop({ type: Number, required: true, default: 0 })
  moderationRevision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const DirectMessageRowSchema = SchemaFactory.createForClass(DirectMessageRow)
  .index({ threadId: 1, seq: -1 }, { unique: true })
  .index({ threadId: 1, recipientId: 1, seq: 1 })
  .index({ senderId: 1, createdAt: -1 })
  .index({ recipientId: 1 })
  .index({ createdAt: -1 });
