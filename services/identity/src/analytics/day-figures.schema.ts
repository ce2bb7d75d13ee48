import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The counts of a day. Contains no personal data: it stays when members leave. */
@Schema({ collection: 'day_figures', versionKey: false })
export class DayFiguresRow {
  /** The day in UTC: `2026-01-01`. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true })
  members: number;
  @Prop({ type: Number, required: true })
  newMembers: number;
  @Prop({ type: Number, default: null })
  activeMembers: number | null;
  @Prop({ type: Number, default: null })
  subscribers: number | null;
  @Prop({ type: Number, default: null })
  visitors: number | null;
}
export const DayFiguresRowSchema = SchemaFactory.createForClass(DayFiguresRow);

const keepDays = 60;

/** That a member was here on a day, until the day is counted for good. */
@Schema({ collection: 'active_days', versionKey: false })
export class ActiveDayRow {
  /** `<day>:<member>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  day: string;
  @Prop({ type: String, required: true })
  memberId: string;
  @Prop({ type: Date, required: true, expires: keepDays * 24 * 60 * 60 })
  at: Date;
  /** On their first day of a month: the month they joined in. */
  @Prop({ type: String })
  cohort?: string;
}
export const ActiveDayRowSchema = SchemaFactory.createForClass(ActiveDayRow)
  .index({ day: 1 })
  .index({ memberId: 1 })
  .index({ cohort: 1, day: 1 }, { partialFilterExpression: { cohort: { $exists: true } } });

/** How many of those who joined in one month were here in another. Holds nobody's name. */
@Schema({ collection: 'cohort_figures', versionKey: false })
export class CohortFiguresRow {
  /** `<month they joined in>:<month they were here in>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  cohort: string;
  @Prop({ type: String, required: true })
  month: string;
  @Prop({ type: Number, required: true })
  active: number;
}
export const CohortFiguresRowSchema = SchemaFactory.createForClass(CohortFiguresRow);
