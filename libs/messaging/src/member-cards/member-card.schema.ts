import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Name and picture of a member who is shown somewhere: a copy of what identity says. */
@Schema({ collection: 'member_cards', versionKey: false })
export class MemberCardRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  username: string;
  @Prop({ type: String, required: true })
  fullName: string;
  @Prop({ type: String, default: null })
  avatarUrl: string | null;
  @Prop({ type: String, required: true })
  currentLevel: string;
  /** Changes heard of; what was asked for before the last of them is old. */
  @Prop({ type: Number, required: true, default: 0 })
  changes: number;
  /** The profile has changed since it was copied. */
  @Prop({ type: Boolean, required: true, default: false })
  stale: boolean;
}
export const MemberCardRowSchema = SchemaFactory.createForClass(MemberCardRow);
