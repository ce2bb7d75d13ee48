import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

export interface CollectionEntry {
  recipeId: string;
  note: string | null;
}

/** A member's collection with its recipes in their order. Implements COLL-07. */
@Schema({ collection: 'collections', versionKey: false, minimize: false })
export class CollectionRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  name: string;
  @Prop({ type: String, default: '' })
  description: string;
  @Prop({ type: Boolean, required: true, default: false })
  isPublic: boolean;
  @Prop({ type: [Object], required: true })
  entries: CollectionEntry[];
  @Prop({ type: Number, required: true })
  revision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, required: true })
  updatedAt: Date;
}
export const CollectionRowSchema = SchemaFactory.createForClass(CollectionRow)
  .index({ userId: 1, updatedAt: -1, _id: -1 }, { name: 'user-updated' })
  .index({ updatedAt: -1, _id: -1 }, { name: 'public-updated', partialFilterExpression: { isPublic: true } })
  .index({ 'entries.recipeId': 1 }, { name: 'entry-recipe' });
