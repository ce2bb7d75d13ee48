import type { CaseState, Finding, ModeratedKind, RemovalReason } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Something a moderator decides or has decided about, with a copy of what it said. */
@Schema({ collection: 'moderation_cases', versionKey: false })
export class CaseRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  kind: ModeratedKind;
  @Prop({ type: String, required: true })
  contentId: string;
  @Prop({ type: String, default: null })
  postId: string | null;
  @Prop({ type: String, default: null })
  recipeId: string | null;
  @Prop({ type: String, required: true })
  authorId: string;
  @Prop({ type: String, default: '' })
  content: string;
  /** Of a recipe's photos the one that this is about. */
  @Prop({ type: String, default: null })
  imageUrl?: string | null;
  /** Its appeal was granted when another photo stood in its place. */
  @Prop({ type: Boolean })
  replaced?: boolean;
  @Prop({ type: String, required: true })
  state: CaseState;
  /** A moderator has to decide. */
  @Prop({ type: Boolean, required: true })
  waiting: boolean;
  /** Others had seen it before: it comes back instead of being published. */
  @Prop({ type: Boolean, required: true })
  wasVisible: boolean;
  @Prop({ type: [Object], required: true })
  findings: Finding[];
  @Prop({ type: Number, required: true, default: 0 })
  reportsCount: number;
  @Prop({ type: Number, required: true })
  weight: number;
  @Prop({ type: String, default: null })
  reason: RemovalReason | null;
  @Prop({ type: String, default: null })
  note: string | null;
  @Prop({ type: String, default: null })
  decidedBy: string | null;
  @Prop({ type: Date, default: null })
  decidedAt: Date | null;
  @Prop({ type: String, default: null })
  appealText: string | null;
  @Prop({ type: Date, default: null })
  appealedAt: Date | null;
  @Prop({ type: String, default: null })
  appealAnswer: string | null;
  @Prop({ type: Number, required: true, default: 1 })
  revision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, required: true })
  updatedAt: Date;
}
export const CaseRowSchema = SchemaFactory.createForClass(CaseRow)
  .index(
    { kind: 1, contentId: 1 },
    { unique: true, name: 'waiting-once', partialFilterExpression: { waiting: true } },
  )
  .index({ waiting: 1, weight: -1, createdAt: 1, _id: 1 }, { name: 'queue' })
  .index({ waiting: 1, state: 1, weight: -1, createdAt: 1, _id: 1 }, { name: 'state-queue' })
  .index({ authorId: 1, createdAt: -1, _id: -1 })
  .index({ postId: 1 });
