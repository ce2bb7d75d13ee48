import { levels, type ProfileShows } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

export const nothingShown: Readonly<ProfileShows> = { place: false, favorites: false, bar: false };

/** What a member shows of themselves. Level and points are a projection of engagement-points. Implements DATA-01. */
@Schema({ collection: 'profiles', versionKey: false })
export class ProfileRow {
  /** The account's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  fullName: string;
  @Prop({ type: String, required: true })
  username: string;
  /** The username in lower case: unique. Implements BEYOND-16. */
  @Prop({ type: String, required: true })
  usernameKey: string;
  @Prop({ type: String, default: null })
  avatarUrl: string | null;
  @Prop({ type: String, default: null })
  bio: string | null;
  @Prop({ type: String, default: null })
  city: string | null;
  @Prop({ type: String, default: null })
  state: string | null;
  @Prop({ type: String, default: null })
  country: string | null;
  /** In addition to name, level and bio; private by default. */
  @Prop({ type: Object, required: true, default: () => ({ ...nothingShown }) })
  shows: ProfileShows;
  @Prop({ type: String, required: true, default: levels[0].name })
  currentLevel: string;
  @Prop({ type: Number, required: true, default: 0 })
  totalPoints: number;
  /** The newest award this projection knows. */
  @Prop({ type: Number, required: true, default: 0 })
  pointsSequence: number;
  /** The newest sign of life. Implements BEYOND-14. */
  @Prop({ type: Date, default: null })
  lastActiveAt: Date | null;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, required: true })
  updatedAt: Date;
  @Prop({ type: Number, required: true, default: 1 })
  revision: number;
}
export const ProfileRowSchema = SchemaFactory.createForClass(ProfileRow)
  .index({ usernameKey: 1 }, { unique: true, name: 'username' })
  .index({ createdAt: 1 })
  .index({ lastActiveAt: 1 }, { partialFilterExpression: { lastActiveAt: { $type: 'date' } } });
