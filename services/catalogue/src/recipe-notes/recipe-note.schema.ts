import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A member's private note on a recipe. */
@Schema({ collection: 'recipe_notes', versionKey: false })
export class RecipeNoteRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  recipeId: string;
  @Prop({ type: String, default: '' })
  note: string;
  /** Days as `2026-01-31`, in the order they were added. */
  @Prop({ type: [String], default: [] })
  madeOn: string[];
  @Prop({ type: Date, required: true })
  updatedAt: Date;
}
export const RecipeNoteRowSchema = SchemaFactory.createForClass(RecipeNoteRow)
  .index({ userId: 1, recipeId: 1 }, { name: 'user-recipe', unique: true })
  .index({ recipeId: 1 }, { name: 'recipe' });
