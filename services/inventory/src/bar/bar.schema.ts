import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That an item stands on a bar; unique per bar and item. Implements DATA-11. */
@Schema({ collection: 'user_inventory', versionKey: false })
export class BarLinkRow {
  @Prop({ type: String, required: true })
  _id: string;
  /** The bar. A member's first bar has their own id, so that what stood there before there were several stays. */
  @Prop({ type: String, required: true })
  userId: string;
  /** Whose bar it is; absent on first bars. */
  @Prop({ type: String })
  ownerId?: string;
  @Prop({ type: String, required: true })
  inventoryId: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const BarLinkRowSchema = SchemaFactory.createForClass(BarLinkRow)
  .index({ userId: 1, inventoryId: 1 }, { unique: true, name: 'once' })
  .index({ ownerId: 1, inventoryId: 1 })
  .index({ inventoryId: 1, _id: 1 });

/** A bar, and what it amounts to. Without a row a member's first bar is empty and has its first name. */
@Schema({ collection: 'bars', versionKey: false })
export class BarRow {
  /** Of a member's first bar the member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  /** Whose it is; absent on first bars. */
  @Prop({ type: String })
  ownerId?: string;
  /** Absent while nobody has named it. */
  @Prop({ type: String })
  name?: string;
  @Prop({ type: Date })
  archivedAt?: Date | null;
  /** Absent on first bars. */
  @Prop({ type: Date })
  createdAt?: Date;
  /** Members at it besides its owner; absent where nobody ever was. */
  @Prop({ type: Number })
  members?: number;
  /** Published menus; absent where there never were any. */
  @Prop({ type: Number })
  menus?: number;
  /** Items on the bar. */
  @Prop({ type: Number, required: true, default: 0 })
  count: number;
  /** Of a first bar, custom items its owner keeps, on a bar or not. */
  @Prop({ type: Number, required: true, default: 0 })
  custom: number;
  /** The order of the events that tell of additions and removals. */
  @Prop({ type: Number, required: true, default: 0 })
  sequence: number;
  /** Rises with everything that changes what the bar can make; what is held of a bar is known by it. */
  @Prop({ type: Number, required: true, default: 0 })
  revision: number;
}
export const BarRowSchema = SchemaFactory.createForClass(BarRow).index({ ownerId: 1 });

/** Which bar is meant when a member does not say which; without a row it is their first. */
@Schema({ collection: 'bar_choices', versionKey: false })
export class BarChoiceRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  barId: string;
  /** Rises with every choice. */
  @Prop({ type: Number, required: true, default: 0 })
  revision: number;
}
export const BarChoiceRowSchema = SchemaFactory.createForClass(BarChoiceRow).index({ barId: 1 });
