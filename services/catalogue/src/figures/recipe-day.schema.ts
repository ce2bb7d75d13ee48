import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The counts of a day. Contains no personal data: it stays when members leave. */
@Schema({ collection: 'recipe_days', versionKey: false })
export class RecipeDayRow {
  /** The day in UTC: `2026-01-01`. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true })
  newRecipes: number;
  @Prop({ type: Number, required: true })
  newRatings: number;
}
export const RecipeDayRowSchema = SchemaFactory.createForClass(RecipeDayRow);
