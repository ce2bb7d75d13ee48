import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Longer than the lifetime of an access token: older sessions have no valid token. */
const keepSeconds = 20 * 60;

/** That a session has ended while access tokens of it may still be about; it says of nobody whose it was. */
@Schema({ collection: 'ended_sessions', versionKey: false })
export class EndedSessionRow {
  /** The session's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Date, required: true, expires: keepSeconds })
  at: Date;
  /** Its member was suspended; this is the reason shown when their page requests a new token. */
  @Prop({ type: Boolean })
  bySuspension?: boolean;
}
export const EndedSessionRowSchema = SchemaFactory.createForClass(EndedSessionRow);
