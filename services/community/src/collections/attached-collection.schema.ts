import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What is kept of a member's public collection: enough to show it next to a post. */
@Schema({ collection: 'attached_collections', versionKey: false })
export class AttachedCollectionRow {
  @Prop({ type: String, required: true })
  _id: string;
  /** The catalogue's revision: what is older than the kept one comes late and is ignored. */
  @Prop({ type: Number, required: true })
  revision: number;
  /** Who made it. */
  @Prop({ type: String, required: true })
  userId: string;
  /** A private or deleted one stays known as such, so that nothing late can bring it back. */
  @Prop({ type: Boolean, required: true })
  shown: boolean;
  @Prop({ type: String, default: null })
  name: string | null;
  /** Its public recipes in their order. */
  @Prop({ type: [String], required: true })
  recipeIds: string[];
}
export const AttachedCollectionRowSchema = SchemaFactory.createForClass(AttachedCollectionRow)
  .index({ userId: 1 })
  .index({ recipeIds: 1 });
