import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A sign-in whose password was right and that waits for a code of the second factor. Implements BEYOND-221. */
@Schema({ collection: 'waiting_sign_ins', versionKey: false })
export class WaitingSignInRow {
  /** SHA-256 of what the browser's cookie holds. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  memberId: string;
  /** Codes that were tried. */
  @Prop({ type: Number, required: true })
  tries: number;
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;
}
export const WaitingSignInRowSchema = SchemaFactory.createForClass(WaitingSignInRow).index({ memberId: 1 });
