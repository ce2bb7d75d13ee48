import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/**
 * A comment of a post. A comment and its replies are one thread, kept together in every list by the moment the thread
 * began. Implements DATA-21.
 */
@Schema({ collection: 'comments', versionKey: false })
export class CommentRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  postId: string;
  /** Null for a deleted comment that keeps its place above its replies. */
  @Prop({ type: String, default: null })
  userId: string | null;
  @Prop({ type: String, default: null })
  parentId: string | null;
  @Prop({ type: Date, required: true })
  threadAt: Date;
  /** The id of the thread's first comment. */
  @Prop({ type: String, required: true })
  threadId: string;
  @Prop({ type: String, default: '' })
  content: string;
  @Prop({ type: [String], required: true })
  mentions: string[];
  /** Members who were mentioned while the comment was hidden; they are notified once it is shown again. */
  @Prop({ type: [String], default: [] })
  untold: string[];
  /** Waits for a moderator and is shown to its author alone, or was removed by one; null when everybody sees it. */
  @Prop({ type: String, default: null })
  withheld: 'held' | 'removed' | null;
  @Prop({ type: Boolean, required: true, default: false })
  deleted: boolean;
  @Prop({ type: Boolean, required: true, default: false })
  edited: boolean;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, required: true })
  updatedAt: Date;
}
export const CommentRowSchema = SchemaFactory.createForClass(CommentRow)
  .index({ postId: 1, threadAt: 1, threadId: 1, createdAt: 1, _id: 1 })
  .index({ parentId: 1 }, { name: 'replies', partialFilterExpression: { parentId: { $type: 'string' } } })
  .index({ userId: 1, createdAt: -1 })
  .index({ createdAt: -1, _id: -1 }, { name: 'latest' });
