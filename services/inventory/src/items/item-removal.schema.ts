import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A deleted item that may still stand on bars; afterward the memory that a seeded one is not to come back. */
@Schema({ collection: 'item_removals', versionKey: false })
export class ItemRemovalRow {
  /** The item's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, default: null })
  slug: string | null;
  @Prop({ type: Date, required: true })
  at: Date;
  /** It stands on no bar anymore. */
  @Prop({ type: Boolean, required: true })
  done: boolean;
}
export const ItemRemovalRowSchema = SchemaFactory.createForClass(ItemRemovalRow)
  .index({ slug: 1 }, { name: 'slug', partialFilterExpression: { slug: { $type: 'string' } } })
  .index({ at: 1 }, { partialFilterExpression: { done: false } });
