import type { BarCategory, Unit } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Something to be bought. */
export interface ListLine {
  id: string;
  /** What is the same has the same: its slug, or its name as it is compared. */
  key: string;
  name: string;
  ingredient: string | null;
  itemId: string | null;
  /** Of an item. */
  category: BarCategory | null;
  /** Of each unit the sum. */
  amounts: { amount: number; unit: Unit }[];
  /** Drinks it is for. */
  recipes: string[];
  isTicked: boolean;
  /** When it was last ticked or unticked; 0 for never. */
  tickedAt: number;
}

/** The shopping list of a bar. It says of nobody that they wrote something. */
@Schema({ collection: 'shopping_lists', versionKey: false })
export class ShoppingListRow {
  /** The bar. */
  @Prop({ type: String, required: true })
  _id: string;
  /** Whose bar it is. */
  @Prop({ type: String, required: true })
  ownerId: string;
  @Prop({ type: [Object], required: true })
  lines: ListLine[];
  /** The last changes by the ids of their writers, so that a repeated one counts once. */
  @Prop({ type: [String], required: true })
  changes: string[];
  /** Rises with every change. */
  @Prop({ type: Number, required: true })
  revision: number;
}
export const ShoppingListRowSchema = SchemaFactory.createForClass(ShoppingListRow).index({ ownerId: 1 });
