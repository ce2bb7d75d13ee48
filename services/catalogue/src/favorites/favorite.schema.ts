import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A member's favorite; unique per member and recipe. Implements DATA-12, BEYOND-28. */
@Schema({ collection: 'favorites', versionKey: false })
export class FavoriteRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  recipeId: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const FavoriteRowSchema = SchemaFactory.createForClass(FavoriteRow)
  .index({ userId: 1, recipeId: 1 }, { unique: true, name: 'once' })
  .index({ userId: 1, createdAt: -1, _id: -1 })
  .index({ recipeId: 1 });

/** How many favorites a member has, and how often they changed. */
@Schema({ collection: 'favorite_counts', versionKey: false })
export class FavoriteCountRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true, default: 0 })
  count: number;
  /** The revision of the events about the changes. */
  @Prop({ type: Number, required: true, default: 0 })
  sequence: number;
}
export const FavoriteCountRowSchema = SchemaFactory.createForClass(FavoriteCountRow);
