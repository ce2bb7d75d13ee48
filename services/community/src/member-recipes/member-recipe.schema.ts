import type { Withheld } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A copy of what a member's public recipe says, for moderation; the catalogue shows it. */
@Schema({ collection: 'member_recipes', versionKey: false })
export class MemberRecipeRow {
  /** The recipe's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  content: string;
  /** The catalogue's revision since which it says this. */
  @Prop({ type: Number, required: true })
  textRevision: number;
  /** Waits for a moderator, or was removed by one; null when everybody sees it. */
  @Prop({ type: String, default: null })
  withheld: Withheld | null;
  /** Its photo; not known of copies from before photos were moderated. */
  @Prop({ type: String })
  imageUrl?: string | null;
  /** When another photo came to a recipe that was there already: moderators look at it once more. */
  @Prop({ type: Date })
  imageChangedAt?: Date | null;
  /** The photos that a moderator has removed, in their order: an appeal may bring each of them back. */
  @Prop({ type: [String], default: [] })
  removedImageUrls?: string[];
  /** Counts the changes of `withheld` and `removedImageUrls`: the order of the events that tell of them. */
  @Prop({ type: Number, required: true })
  revision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const MemberRecipeRowSchema = SchemaFactory.createForClass(MemberRecipeRow)
  .index({ withheld: 1, createdAt: -1, _id: -1 }, { name: 'latest' })
  .index({ userId: 1, withheld: 1 })
  .index(
    { imageChangedAt: -1, _id: -1 },
    { name: 'photos-latest', partialFilterExpression: { imageChangedAt: { $type: 'date' } } },
  );
