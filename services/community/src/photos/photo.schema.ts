import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Picture } from '../picture-files/picture-file.schema.ts';

/** A photo of a recipe; its counts change in the transactions of what they count. Implements DATA-41. */
@Schema({ collection: 'recipe_photos', versionKey: false })
export class PhotoRow extends Picture {
  @Prop({ type: String, required: true })
  recipeId: string;
  @Prop({ type: String, default: null })
  caption: string | null;
  /** Waits for a moderator and is shown to its member alone, or was removed by one; null when everybody sees it. */
  @Prop({ type: String, default: null })
  withheld: 'held' | 'removed' | null;
  @Prop({ type: Number, required: true, default: 0 })
  likesCount: number;
  /** Raised with every change: the order of the events that tell of them. */
  @Prop({ type: Number, required: true, default: 1 })
  revision: number;
}
export const PhotoRowSchema = SchemaFactory.createForClass(PhotoRow)
  .index({ createdAt: -1, _id: -1 }, { name: 'latest' })
  .index({ userId: 1, createdAt: -1 })
  .index({ recipeId: 1 });

/** That a member likes a photo; unique per member and photo. Implements DATA-41, BEYOND-90. */
@Schema({ collection: 'recipe_photo_likes', versionKey: false })
export class PhotoLikeRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  photoId: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const PhotoLikeRowSchema = SchemaFactory.createForClass(PhotoLikeRow)
  .index({ userId: 1, photoId: 1 }, { unique: true, name: 'once' })
  .index({ photoId: 1 });
