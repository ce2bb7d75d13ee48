import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How often a wrong current password was given for an account lately. */
@Schema({ collection: 'password_guesses', versionKey: false })
export class PasswordGuessesRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true })
  count: number;
  /** When the first of them was given. */
  @Prop({ type: Date, required: true, expires: 60 * 60 })
  since: Date;
}
export const PasswordGuessesRowSchema = SchemaFactory.createForClass(PasswordGuessesRow);
