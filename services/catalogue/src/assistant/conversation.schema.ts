import type { Memory, Said, Topic } from '@barspoon/bartender';
import type { answerers, fallbacks } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A member's conversation with the bartender. Implements BEYOND-45. */
@Schema({ collection: 'conversations', versionKey: false, minimize: false })
export class ConversationRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  title: string;
  /** The number of questions in it. */
  @Prop({ type: Number, required: true })
  turns: number;
  /** What the bartender keeps in mind of it. */
  @Prop({ type: Object, required: true })
  memory: Memory;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, required: true })
  updatedAt: Date;
}
export const ConversationRowSchema = SchemaFactory.createForClass(ConversationRow).index(
  { userId: 1, updatedAt: -1, _id: -1 },
  { name: 'user-updated' },
);

/** A piece of an answer while it comes, drinks by their ids. */
export type StoredPiece = { kind: 'drinks'; drinks: Said['drinks'] } | { kind: 'text'; text: string };

/** A question and its answer. */
@Schema({ collection: 'conversation_turns', versionKey: false, minimize: false })
export class TurnRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  conversationId: string;
  @Prop({ type: String, required: true })
  userId: string;
  /** Its place in the conversation, from 1. */
  @Prop({ type: Number, required: true })
  number: number;
  @Prop({ type: String, required: true })
  question: string;
  /** Drinks by their ids: those deleted since are left out when it is read. */
  @Prop({ type: Object, required: true })
  answer: Omit<Said, 'topic'>;
  @Prop({ type: String, required: true })
  topic: Topic;
  /** `answering` while a model is asked: `answer` is then what the rules say. */
  @Prop({ type: String, required: true })
  state: 'answering' | 'done';
  @Prop({ type: String, required: true })
  by: (typeof answerers)[number];
  @Prop({ type: String, default: null })
  fallback: (typeof fallbacks)[number] | null;
  /** What came of a model, in order; kept, so that whoever reads on behind a number finds the same. */
  @Prop({ type: Array, default: undefined })
  pieces?: StoredPiece[];
  @Prop({ type: Boolean, default: null })
  helpful: boolean | null;
  @Prop({ type: Boolean })
  reported?: boolean;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const TurnRowSchema = SchemaFactory.createForClass(TurnRow)
  .index({ conversationId: 1, number: -1 }, { unique: true, name: 'place' })
  .index({ userId: 1 })
  .index({ createdAt: 1, topic: 1, helpful: 1 }, { name: 'topics' })
  .index(
    { createdAt: 1, userId: 1 },
    { name: 'not-understood', partialFilterExpression: { topic: 'not-understood' } },
  );
