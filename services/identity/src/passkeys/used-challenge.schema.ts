import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A challenge that was answered: no other answer to it counts. Implements BEYOND-275. */
@Schema({ collection: 'used_challenges', versionKey: false })
export class UsedChallengeRow {
  /** Its random part. */
  @Prop({ type: String, required: true })
  _id: string;
  /** When it would be over in any case. */
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;
}
export const UsedChallengeRowSchema = SchemaFactory.createForClass(UsedChallengeRow);
