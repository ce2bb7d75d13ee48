import type { VersionedRecipe } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A member's recipe after one of its changes. */
@Schema({ collection: 'recipe_versions', versionKey: false, minimize: false })
export class RecipeVersionRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  recipeId: string;
  /** Its author. */
  @Prop({ type: String, required: true })
  userId: string;
  /** The recipe's revision at that time. */
  @Prop({ type: Number, required: true })
  revision: number;
  @Prop({ type: Boolean, required: true })
  byAdmin: boolean;
  @Prop({ type: Object, required: true })
  recipe: VersionedRecipe;
  @Prop({ type: Date, required: true })
  savedAt: Date;
}
export const RecipeVersionRowSchema = SchemaFactory.createForClass(RecipeVersionRow)
  .index({ recipeId: 1, revision: -1 }, { name: 'recipe-revision', unique: true })
  .index({ userId: 1, _id: 1 }, { name: 'user' })
  .index({ savedAt: -1 }, { name: 'newest' });
