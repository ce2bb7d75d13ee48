import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What a member proves in addition to their password, beside their passkeys. Implements BEYOND-220. */
@Schema({ collection: 'second_factors', versionKey: false })
export class SecondFactorRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  /** The key of the authenticator app, encrypted; none for who has passkeys alone. */
  @Prop({ type: String })
  key?: string;
  /** When it was confirmed by a code; null while it is being set up, and without one. */
  @Prop({ type: Date, default: null })
  confirmedAt: Date | null;
  /** Until when one that is not confirmed may be. */
  @Prop({ type: Date })
  keyUntil?: Date;
  /** When the row goes, where it holds nothing but such a key. */
  @Prop({ type: Date, expires: 0 })
  forgottenAt?: Date;
  /** The step of time of the last code that was accepted: no code is good twice. */
  @Prop({ type: Number, required: true })
  lastStep: number;
  /** Keyed hashes of the recovery codes that are left. */
  @Prop({ type: [String], required: true })
  recoveryHashes: string[];
  /** How many codes were tried since `guessedSince`. */
  @Prop({ type: Number, required: true })
  guesses: number;
  @Prop({ type: Date, default: null })
  guessedSince: Date | null;
}
export const SecondFactorRowSchema = SchemaFactory.createForClass(SecondFactorRow);
