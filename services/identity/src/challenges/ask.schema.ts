import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How often links were asked for lately for one address, known to us or not. */
@Schema({ collection: 'challenge_asks', versionKey: false })
export class LinkRequestRow {
  /** Purpose and a keyed hash of the address. */
  @Prop({ type: String, required: true })
  _id: string;
  /** The moments that count, oldest first. */
  @Prop({ type: [Date], required: true })
  asked: Date[];
  /** Whether the last one was granted. */
  @Prop({ type: Boolean, required: true })
  granted: boolean;
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;
}
export const LinkRequestRowSchema = SchemaFactory.createForClass(LinkRequestRow);
