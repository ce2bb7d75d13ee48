import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What is kept of a member: their card, so that posts are shown while identity is away. */
@Schema({ collection: 'authors', versionKey: false })
export class AuthorRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  username: string;
  @Prop({ type: String, required: true })
  usernameKey: string;
  @Prop({ type: String, required: true })
  fullName: string;
  @Prop({ type: String, default: null })
  avatarUrl: string | null;
  @Prop({ type: String, required: true })
  currentLevel: string;
  @Prop({ type: Number, required: true, default: 0 })
  totalPoints: number;
  @Prop({ type: Boolean, required: true, default: false })
  suspended: boolean;
  /** Words of username and name, to be found by. */
  @Prop({ type: [String], required: true })
  words: string[];
}
export const AuthorRowSchema = SchemaFactory.createForClass(AuthorRow)
  .index({ usernameKey: 1 })
  .index({ words: 1 })
  .index({ totalPoints: -1, _id: -1 }, { partialFilterExpression: { suspended: false }, name: 'points' });
