import type { BarEntry, BottleUnit, LedgerKind, Price } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What is written on a bottle, as rows keep it. */
export interface BottleDetails {
  size: number;
  unit: BottleUnit;
  price: Price | null;
  source: string | null;
  openedAt: number | null;
}

/** What an entry took, or was about. */
export interface LedgerLine {
  itemId: string;
  bottleId: string | null;
  name: string;
  unit: BottleUnit;
  amount: number | null;
  /** In a count of the whole bar; null for what was passed over. */
  level?: number | null;
}

/** An entry of a bar's ledger; nothing in it changes but whose the bar is, and that its writer is gone. */
@Schema({ collection: 'bar_entries', versionKey: false })
export class BarEntryRow {
  /** Given by whoever wrote it, so that it counts once however often it arrives. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  barId: string;
  /** Whose bar it is. */
  @Prop({ type: String, required: true })
  ownerId: string;
  /** Who wrote it; null when they are gone. */
  @Prop({ type: String, default: null })
  actorId: string | null;
  @Prop({ type: String, required: true })
  kind: LedgerKind;
  @Prop({ type: Date, required: true })
  at: Date;
  /** The bottles it is about; a batch begins with the one that it fills. */
  @Prop({ type: [String], required: true })
  bottleIds: string[];
  @Prop({ type: [Object], required: true })
  lines: LedgerLine[];
  /** Of what was counted or bought. */
  @Prop({ type: Number })
  level?: number | null;
  /** Bottles of a count of the whole bar, the lines of which are in the order of its shelves. */
  @Prop({ type: Number })
  counted?: number;
  /** Of what was bought or corrected. */
  @Prop({ type: Object })
  details?: BottleDetails;
  @Prop({ type: Object })
  recipe?: { id: string; name: string };
  @Prop({ type: Number })
  servings?: number;
  @Prop({ type: String })
  reason?: string;
  /** What the recipe asked for that the bar had not. */
  @Prop({ type: [String], default: undefined })
  lacking?: string[];
  /** What was judged by eye. */
  @Prop({ type: [String], default: undefined })
  unmeasured?: string[];
  /** The item that a batch has put on the bar: without it nothing of it stood there. */
  @Prop({ type: String })
  brings?: string;
  /** The entry it withdraws. */
  @Prop({ type: String })
  undoes?: string;
  /** Of what happened to a menu. */
  @Prop({ type: Object })
  menu?: NonNullable<BarEntry['menu']>;
}
export const BarEntryRowSchema = SchemaFactory.createForClass(BarEntryRow)
  .index({ barId: 1, at: -1, _id: -1 })
  .index({ barId: 1, at: -1, _id: -1 }, { name: 'counts', partialFilterExpression: { counted: { $gt: 0 } } })
  .index({ at: 1, kind: 1 })
  .index({ bottleIds: 1, kind: 1 })
  .index({ undoes: 1 }, { unique: true, partialFilterExpression: { undoes: { $type: 'string' } } })
  .index({ ownerId: 1 })
  .index({ actorId: 1 });

/** A bottle as the entries about it say: made from them, never changed otherwise. */
@Schema({ collection: 'bar_bottles', versionKey: false })
export class BottleRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  barId: string;
  @Prop({ type: String, required: true })
  ownerId: string;
  @Prop({ type: String, required: true })
  itemId: string;
  @Prop({ type: Number, required: true })
  size: number;
  @Prop({ type: String, required: true })
  unit: BottleUnit;
  @Prop({ type: Object, default: null })
  price: Price | null;
  @Prop({ type: String, default: null })
  source: string | null;
  @Prop({ type: Number, default: null })
  level: number | null;
  @Prop({ type: Number, default: null })
  openedAt: number | null;
  @Prop({ type: Number, required: true })
  addedAt: number;
  /** Entries about it: rises with each, so that two that are written at the same moment are read one after the other. */
  @Prop({ type: Number, required: true })
  entries: number;
  /** Only of a batch that was made at the bar. */
  @Prop({ type: Boolean })
  isHomemade?: boolean;
}
export const BottleRowSchema = SchemaFactory.createForClass(BottleRow)
  .index({ barId: 1, itemId: 1 })
  .index({ level: 1 })
  .index({ ownerId: 1 });
