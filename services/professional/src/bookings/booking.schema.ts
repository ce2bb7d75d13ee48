import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const keepDays = 365;

/** A meeting of a mentor and a mentee, each with the other alone at that time. */
@Schema({ collection: 'mentorship_bookings', versionKey: false })
export class BookingRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  connectionId: string;
  @Prop({ type: String, required: true })
  mentorUserId: string;
  @Prop({ type: String, required: true })
  menteeUserId: string;
  @Prop({ type: String, required: true })
  status: 'booked' | 'cancelled';
  @Prop({ type: Date, required: true })
  startsAt: Date;
  @Prop({ type: Date, required: true, expires: keepDays * 24 * 60 * 60 })
  endsAt: Date;
  /** What both read and write. */
  @Prop({ type: String, default: null })
  place?: string | null;
  @Prop({ type: String, default: null })
  agenda?: string | null;
  @Prop({ type: String, default: null })
  notes?: string | null;
  @Prop({ type: Number, required: true, default: 1 })
  revision: number;
}
export const BookingRowSchema = SchemaFactory.createForClass(BookingRow)
  .index(
    { mentorUserId: 1, startsAt: 1 },
    { unique: true, name: 'booked-once', partialFilterExpression: { status: 'booked' } },
  )
  .index({ status: 1, endsAt: 1 })
  .index({ mentorUserId: 1, status: 1, startsAt: 1, _id: 1 })
  .index({ menteeUserId: 1, status: 1, startsAt: 1, _id: 1 })
  .index({ connectionId: 1, status: 1, startsAt: 1 });
