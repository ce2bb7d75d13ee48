import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const keepDays = 365;

/** That the address of an account that was deleted has had its trial; the address cannot be read from it. */
@Schema({ collection: 'used_trials', versionKey: false })
export class UsedTrialRow {
  /** A keyed hash of the address. */
  @Prop({ type: String, required: true })
  _id: string;
  /** When the trial began. */
  @Prop({ type: Date, required: true })
  startedAt: Date;
  /** When the account was deleted. */
  @Prop({ type: Date, required: true, expires: keepDays * 24 * 60 * 60 })
  at: Date;
}
export const UsedTrialRowSchema = SchemaFactory.createForClass(UsedTrialRow);
