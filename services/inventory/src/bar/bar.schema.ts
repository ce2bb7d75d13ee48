import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That an item stands on a member's bar; unique per member and item. Implements DATA-11. */
@Schema({ collection: 'user_inventory', versionKey: false })
export class BarLinkRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  inventoryId: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const BarLinkRowSchema = SchemaFactory.createForClass(BarLinkRow)
  .index({ userId: 1, inventoryId: 1 }, { unique: true, name: 'once' })
  .index({ inventoryId: 1, _id: 1 });

/** What a member's bar amounts to. */
@Schema({ collection: 'bars', versionKey: false })
export class BarRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  /** Items on the bar. */
  @Prop({ type: Number, required: true, default: 0 })
  count: number;
  /** Custom items they keep, on the bar or not. */
  @Prop({ type: Number, required: true, default: 0 })
  custom: number;
  /** The order of the events that tell of additions and removals. */
  @Prop({ type: Number, required: true, default: 0 })
  sequence: number;
  /** Rises with everything of theirs that changes what the bar can make; what is held of a bar is known by it. */
  @Prop({ type: Number, required: true, default: 0 })
  revision: number;
}
export const BarRowSchema = SchemaFactory.createForClass(BarRow);
