import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** `held` posts wait for a moderator and are shown to nobody else but their author, `removed` ones to nobody. */
export type Visibility = 'visible' | 'held' | 'removed';

export const ofTag = 'tag-latest';

/** A post with its counts, which change in the transactions of what they count. Implements DATA-20. */
@Schema({ collection: 'posts', versionKey: false })
export class PostRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  state: Visibility;
  @Prop({ type: String, required: true })
  content: string;
  @Prop({ type: String, default: null })
  imageUrl: string | null;
  @Prop({ type: String, default: null })
  recipeId: string | null;
  @Prop({ type: String, default: null })
  collectionId: string | null;
  /** Usernames of members the content names, in lower case. */
  @Prop({ type: [String], required: true })
  mentions: string[];
  /** Members who were mentioned while the post was hidden; they are notified once it is shown again. */
  @Prop({ type: [String], default: [] })
  untold: string[];
  @Prop({ type: [String], required: true })
  tags: string[];
  /** Words of the content, to be found by. */
  @Prop({ type: [String], required: true })
  words: string[];
  @Prop({ type: Number, required: true, default: 0 })
  likesCount: number;
  @Prop({ type: Number, required: true, default: 0 })
  commentsCount: number;
  @Prop({ type: Boolean, required: true, default: false })
  featured: boolean;
  @Prop({ type: Boolean, required: true, default: false })
  edited: boolean;
  /** Raised with every change, likes and comments included: the order of the events that tell of them. */
  @Prop({ type: Number, required: true, default: 1 })
  revision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, required: true })
  updatedAt: Date;
}
export const PostRowSchema = SchemaFactory.createForClass(PostRow)
  .index({ state: 1, createdAt: -1, _id: -1 }, { name: 'latest' })
  .index({ state: 1, likesCount: -1, createdAt: -1, _id: -1 })
  .index({ state: 1, commentsCount: -1, createdAt: -1, _id: -1 })
  .index({ userId: 1, state: 1, createdAt: -1, _id: -1 })
  .index({ tags: 1, createdAt: -1, _id: -1 }, { name: ofTag })
  .index({ words: 1 })
  .index({ imageUrl: 1 }, { partialFilterExpression: { imageUrl: { $type: 'string' } } });
