import type { LibraryIngredient } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A node of the catalogue's ingredient vocabulary, kept here so that a bar works while the catalogue is away. */
@Schema({ collection: 'ingredients', versionKey: false })
export class IngredientRow {
  /** The slug. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Object, required: true })
  node: LibraryIngredient;
}
export const IngredientRowSchema = SchemaFactory.createForClass(IngredientRow);

/** Which revision of the vocabulary is kept. One document. */
@Schema({ collection: 'vocabulary', versionKey: false })
export class VocabularyRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true })
  revision: number;
}
export const VocabularyRowSchema = SchemaFactory.createForClass(VocabularyRow);
