import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/**
 * One sign-in on one device and the family of its refresh tokens: only the newest is good, and one that was rotated
 * before proves theft. Tokens are stored as SHA-256 only. Implements BEYOND-12.
 */
@Schema({ collection: 'sessions', versionKey: false })
export class SessionRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  tokenHash: string;
  /** The token before the present one; shortly after a rotation it is no thief who shows it. */
  @Prop({ type: String, default: null })
  previousHash: string | null;
  @Prop({ type: Date, required: true })
  rotatedAt: Date;
  @Prop({ type: String, default: '' })
  userAgent: string;
  @Prop({ type: String, default: '' })
  address: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  /** When whoever is there last confirmed that it is them, by signing in or since. Implements BEYOND-280. */
  @Prop({ type: Date })
  confirmedAt?: Date;
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;
}
export const SessionRowSchema = SchemaFactory.createForClass(SessionRow).index({ userId: 1 });
