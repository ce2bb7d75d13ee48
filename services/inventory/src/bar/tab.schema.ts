import { type Price, ticketDays } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That the guests of a table ordered on one tab; what they ordered names it. */
@Schema({ collection: 'bar_tabs', versionKey: false })
export class BarTabRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  barId: string;
  /** Whose bar it is. */
  @Prop({ type: String, required: true })
  ownerId: string;
  @Prop({ type: String, required: true })
  tableId: string;
  @Prop({ type: String, required: true })
  table: string;
  @Prop({ type: Date, required: true })
  openedAt: Date;
  /** How many guests have ordered on it. */
  @Prop({ type: Number, required: true })
  guests: number;
  @Prop({ type: Date })
  closedAt?: Date;
  @Prop({ type: Object })
  tip?: Price | null;
}
export const BarTabRowSchema = SchemaFactory.createForClass(BarTabRow)
  .index({ barId: 1, openedAt: -1 })
  .index({ ownerId: 1 })
  .index({ openedAt: 1 }, { expireAfterSeconds: ticketDays * 24 * 60 * 60 });

/** Who a guest of a tab said they are. It goes by itself when the evening is over. */
@Schema({ collection: 'bar_tab_guests', versionKey: false })
export class BarTabGuestRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  tabId: string;
  @Prop({ type: String, required: true })
  barId: string;
  /** Whose bar it is. */
  @Prop({ type: String, required: true })
  ownerId: string;
  /** Which of the guests of the tab they are, from 1. */
  @Prop({ type: Number, required: true })
  seat: number;
  @Prop({ type: String, required: true })
  name: string;
  /** Two of the same name have two phones. */
  @Prop({ type: String, required: true })
  deviceHash: string;
  @Prop({ type: Date, required: true })
  until: Date;
}
export const BarTabGuestRowSchema = SchemaFactory.createForClass(BarTabGuestRow)
  .index({ tabId: 1 })
  .index({ barId: 1 })
  .index({ ownerId: 1 })
  .index({ until: 1 }, { expireAfterSeconds: 0 });
