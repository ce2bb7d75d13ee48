import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const keepSeconds = 2 * 60 * 60;

/** That a visitor looked at a recipe in an hour: counted once. Implements BEYOND-34. */
@Schema({ collection: 'recipe_views', versionKey: false })
export class ViewRow {
  /** `<recipe>|<visitor>|<hour>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  recipeId: string;
  @Prop({ type: Date, required: true, expires: keepSeconds })
  at: Date;
}
export const ViewRowSchema = SchemaFactory.createForClass(ViewRow).index({ recipeId: 1 });
