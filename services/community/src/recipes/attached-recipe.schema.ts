import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What is kept of a recipe of the catalogue: enough to show it next to a post. */
@Schema({ collection: 'recipes', versionKey: false })
export class AttachedRecipeRow {
  @Prop({ type: String, required: true })
  _id: string;
  /** The catalogue's revision: what is older than the kept one comes late and is ignored. */
  @Prop({ type: Number, required: true })
  revision: number;
  @Prop({ type: String, default: null })
  slug: string | null;
  @Prop({ type: String, default: null })
  name: string | null;
  @Prop({ type: String, default: null })
  category: string | null;
  /** A deleted recipe stays known as such, so that nothing late can bring it back. */
  @Prop({ type: Boolean, required: true })
  deleted: boolean;
}
export const AttachedRecipeRowSchema = SchemaFactory.createForClass(AttachedRecipeRow);
