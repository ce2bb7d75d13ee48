import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const keepDays = 40;

/** How many pushes of a kind push services have taken in a day (UTC). Names no member. */
@Schema({ collection: 'push_volumes', versionKey: false })
export class PushVolumeRow {
  /** `<kind>:<day>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  kind: string;
  /** Its first moment. */
  @Prop({ type: Date, required: true, expires: keepDays * 24 * 60 * 60 })
  day: Date;
  @Prop({ type: Number, required: true })
  count: number;
}
export const PushVolumeRowSchema = SchemaFactory.createForClass(PushVolumeRow).index({ kind: 1, day: -1 });
