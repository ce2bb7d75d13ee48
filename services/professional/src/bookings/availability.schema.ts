import type { Availability } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** When a mentor has time, every week. */
@Schema({ collection: 'mentorship_availability', versionKey: false })
export class AvailabilityRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  timeZone: string;
  @Prop({ type: Number, required: true })
  minutes: Availability['minutes'];
  @Prop({ type: [{ weekday: Number, from: String, to: String, _id: false }], required: true })
  weekly: Availability['weekly'];
  @Prop({ type: String, default: null })
  place?: string | null;
}
export const AvailabilityRowSchema = SchemaFactory.createForClass(AvailabilityRow);
