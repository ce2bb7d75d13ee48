import { type ChallengePurpose, challengePurposes } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/**
 * A link that is to prove something about an address. Its secret is derived from the id and stands nowhere.
 * Implements BEYOND-09, BEYOND-10.
 */
@Schema({ collection: 'challenges', versionKey: false })
export class ChallengeRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, enum: challengePurposes, required: true })
  purpose: ChallengePurpose;
  /** The address the link goes to, in lower case. */
  @Prop({ type: String, required: true })
  email: string;
  /**
   * Whose account it is about. Null until a link asked for by address is mailed, and permanently when there is no such
   * account: asking does the same work either way.
   */
  @Prop({ type: String, default: null })
  memberId: string | null;
  /** For a change of address: the one it leads away from. */
  @Prop({ type: String, default: null })
  formerEmail: string | null;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, required: true })
  expiresAt: Date;
  /** When it was used, or made void by another. */
  @Prop({ type: Date, default: null })
  usedAt: Date | null;
}
/** How long after its end an expired link is distinguished from an invalid one. */
const keepDays = 7;
export const ChallengeRowSchema = SchemaFactory.createForClass(ChallengeRow)
  .index({ expiresAt: 1 }, { expireAfterSeconds: keepDays * 24 * 60 * 60 })
  .index({ memberId: 1, purpose: 1 })
  .index({ email: 1 });
