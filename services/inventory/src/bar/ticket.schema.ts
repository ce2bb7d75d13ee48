import type { Allergen, Price, TicketState } from '@barspoon/contracts';
import { ticketDays } from '@barspoon/contracts';
import type { Taking } from '@barspoon/mixology';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Tables of a bar and whether guests can order at them. */
@Schema({ collection: 'bar_ordering', versionKey: false })
export class BarOrderingRow {
  /** The bar. */
  @Prop({ type: String, required: true })
  _id: string;
  /** Whose bar it is. */
  @Prop({ type: String, required: true })
  ownerId: string;
  @Prop({ type: Boolean, required: true })
  isOpen: boolean;
  @Prop({ type: [Object], required: true })
  tables: { id: string; name: string; codeHash: string | null; codeSince: Date | null }[];
  /** Hashes of the devices that are banned until ordering is opened again. */
  @Prop({ type: [String], required: true })
  banned: string[];
  /** Rises with every change. */
  @Prop({ type: Number, required: true })
  revision: number;
}
export const BarOrderingRowSchema = SchemaFactory.createForClass(BarOrderingRow).index({ ownerId: 1 });

/** What a guest ordered; who they are, and what they said, is kept while the order is open. */
@Schema({ collection: 'bar_tickets', versionKey: false })
export class BarTicketRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  barId: string;
  /** Whose bar it is. */
  @Prop({ type: String, required: true })
  ownerId: string;
  @Prop({ type: String, required: true })
  menuId: string;
  @Prop({ type: String, required: true })
  recipeId: string;
  /** With its size, if it comes in several. */
  @Prop({ type: String, required: true })
  drink: string;
  /** The name of the recipe, with the size. */
  @Prop({ type: String, required: true })
  recipeName: string;
  @Prop({ type: Object, default: null })
  price: Price | null;
  @Prop({ type: [Object], required: true })
  spec: { amount: number | null; unit: string; name: string }[];
  /** What it holds of the bar while it is open. */
  @Prop({ type: [Object], required: true })
  takings: Taking[];
  /** What goes into it by eye; absent on older orders. */
  @Prop({ type: [String], default: undefined })
  unmeasured?: string[];
  /** Of the secret by which the guest reads it. */
  @Prop({ type: String, required: true })
  keyHash: string;
  @Prop({ type: String })
  deviceHash?: string;
  @Prop({ type: String, required: true })
  tableId: string;
  @Prop({ type: String, required: true })
  table: string;
  /** Absent on what was ordered before there were tabs. */
  @Prop({ type: String })
  tabId?: string;
  /** Which of the guests of the tab ordered it, from 1. */
  @Prop({ type: Number })
  seat?: number;
  @Prop({ type: String })
  guest?: string;
  @Prop({ type: String })
  note?: string | null;
  @Prop({ type: [String], default: undefined })
  allergies?: Allergen[];
  @Prop({ type: [String], default: undefined })
  warnings?: Allergen[];
  @Prop({ type: String, required: true })
  state: TicketState;
  /** Only while it is not finished. */
  @Prop({ type: Boolean })
  isOpen?: boolean;
  @Prop({ type: String })
  reason?: string | null;
  /** Drinks of the menu that it took the last of. */
  @Prop({ type: [String], default: undefined })
  ranOut?: string[];
  @Prop({ type: Date, required: true })
  placedAt: Date;
  @Prop({ type: Date })
  begunAt?: Date;
  @Prop({ type: Date })
  readyAt?: Date;
  @Prop({ type: Date })
  endedAt?: Date;
}
export const BarTicketRowSchema = SchemaFactory.createForClass(BarTicketRow)
  .index({ keyHash: 1 }, { unique: true })
  .index({ barId: 1, isOpen: 1, placedAt: 1, _id: 1 }, { partialFilterExpression: { isOpen: true } })
  .index({ barId: 1, placedAt: -1 })
  .index({ tabId: 1 }, { partialFilterExpression: { tabId: { $type: 'string' } } })
  .index({ ownerId: 1 })
  .index({ placedAt: 1 }, { expireAfterSeconds: ticketDays * 24 * 60 * 60 });
