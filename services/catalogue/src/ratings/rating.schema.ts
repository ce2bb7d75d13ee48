import type { Withheld } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A member's rating of a recipe; one row for each member and recipe. Implements DATA-13, DATA-14, CONTRA-10. */
@Schema({ collection: 'recipe_ratings', versionKey: false })
export class RatingRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  recipeId: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: Number, required: true })
  tasteRating: number;
  @Prop({ type: Number, required: true })
  difficultyRating: number;
  @Prop({ type: Number, required: true })
  presentationRating: number;
  @Prop({ type: Number, required: true })
  valueRating: number;
  /** Tenths of a star. */
  @Prop({ type: Number, required: true })
  overall: number;
  @Prop({ type: String, default: null })
  reviewText: string | null;
  @Prop({ type: Boolean, required: true })
  wouldRecommend: boolean;
  /** Its weight in the recipe's score, in hundredths. */
  @Prop({ type: Number, required: true })
  weight: number;
  /** When its weight increases next; null at full weight. */
  @Prop({ type: Date, default: null })
  growsAt: Date | null;
  /** The text is held for a moderator or was removed by one; the stars count regardless. */
  @Prop({ type: String, default: null })
  withheld: Withheld | null;
  /** The moderation decision behind `withheld`; older ones that arrive late change nothing. */
  @Prop({ type: Number, required: true, default: 0 })
  moderationRevision: number;
  /** How often the text was added, changed or removed. */
  @Prop({ type: Number, required: true, default: 0 })
  textRevision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, required: true })
  updatedAt: Date;
}
const newest = { createdAt: -1, _id: -1 } as const;
export const RatingRowSchema = SchemaFactory.createForClass(RatingRow)
  .index({ recipeId: 1, userId: 1 }, { unique: true, name: 'once' })
  .index(
    { recipeId: 1, ...newest },
    { name: 'recipe-reviews', partialFilterExpression: { reviewText: { $type: 'string' } } },
  )
  .index(
    { userId: 1, ...newest },
    { name: 'user-reviews', partialFilterExpression: { reviewText: { $type: 'string' } } },
  )
  .index({ recipeId: 1, ...newest }, { name: 'recipe-newest' })
  .index({ userId: 1, ...newest }, { name: 'user-newest' })
  .index(newest, { name: 'newest' })
  .index(newest, {
    name: 'reviews-newest',
    partialFilterExpression: { reviewText: { $type: 'string' } },
  })
  .index({ growsAt: 1 }, { name: 'growing', partialFilterExpression: { growsAt: { $type: 'date' } } });

/** How many ratings a member has given. */
@Schema({ collection: 'rating_counts', versionKey: false })
export class RatingCountRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true, default: 0 })
  count: number;
}
export const RatingCountRowSchema = SchemaFactory.createForClass(RatingCountRow);
