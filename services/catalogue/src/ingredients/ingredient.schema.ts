import type { LibraryIngredient } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A node of the ingredient vocabulary; its slug is its id. */
@Schema({ collection: 'ingredients', versionKey: false })
export class IngredientRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  name: string;
  /** The node in the library's format. */
  @Prop({ type: Object, required: true })
  node: LibraryIngredient;
  /** How often it was edited here: seeding does not touch edited nodes. */
  @Prop({ type: Number, required: true, default: 0 })
  revision: number;
}
export const IngredientRowSchema = SchemaFactory.createForClass(IngredientRow).index({ name: 1 });

/** The revision of the vocabulary, so that its holders notice changes. One document. */
@Schema({ collection: 'vocabulary', versionKey: false })
export class VocabularyRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true, default: 0 })
  revision: number;
}
export const VocabularyRowSchema = SchemaFactory.createForClass(VocabularyRow);
