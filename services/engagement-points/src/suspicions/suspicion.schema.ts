import type { SuspicionKind, SuspicionState } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A week of a member that looks farmed, found from the ledger. It says nothing of whether it is. */
@Schema({ collection: 'suspicions', versionKey: false })
export class SuspicionRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  week: string;
  @Prop({ type: String, required: true })
  kind: SuspicionKind;
  @Prop({ type: String, required: true })
  reason: string;
  @Prop({ type: [String], required: true })
  others: string[];
  @Prop({ type: Number, required: true })
  points: number;
  @Prop({ type: String, required: true })
  from: string;
  @Prop({ type: String, required: true })
  until: string;
  @Prop({ type: Date, required: true })
  foundAt: Date;
  @Prop({ type: String, required: true })
  state: SuspicionState;
  @Prop({ type: Object, default: null })
  dismissal: { by: string; at: Date; note: string } | null;
}
export const SuspicionRowSchema = SchemaFactory.createForClass(SuspicionRow)
  .index({ userId: 1, week: 1, kind: 1 }, { unique: true })
  .index({ state: 1, foundAt: -1, _id: -1 })
  .index({ state: 1, kind: 1, foundAt: -1, _id: -1 });
