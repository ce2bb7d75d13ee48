import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Marks change every day, so that nobody can be followed from one to the next. */
const keepVisitsDays = 2;

/** That a visitor opened the site on a day: counted once, without a cookie. */
@Schema({ collection: 'visits', versionKey: false })
export class VisitRow {
  /** `<day>:<mark of the visitor>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  day: string;
  @Prop({ type: Date, required: true, expires: keepVisitsDays * 24 * 60 * 60 })
  at: Date;
}
export const VisitRowSchema = SchemaFactory.createForClass(VisitRow).index({ day: 1 });

/** How far those came who joined on a day and are still there. Holds nobody's name. */
@Schema({ collection: 'funnel_days', versionKey: false })
export class FunnelDayRow {
  /** The day they joined, in UTC. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true })
  registered: number;
  @Prop({ type: Number, required: true })
  verified: number;
  @Prop({ type: Number, required: true })
  started: number;
  @Prop({ type: Number, required: true })
  subscribed: number;
}
export const FunnelDayRowSchema = SchemaFactory.createForClass(FunnelDayRow);

const keepPaymentsDays = 60;

/** An amount that came in or went back, until its day is counted for good. Holds nobody's name. */
@Schema({ collection: 'payments', versionKey: false })
export class PaymentRow {
  /** The provider's id of the invoice; of a refund, `refund:<charge>:<refunded so far>`. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  currency: string;
  /** In the smallest unit of the currency; below zero for a refund. */
  @Prop({ type: Number, required: true })
  amount: number;
  @Prop({ type: Date, required: true, expires: keepPaymentsDays * 24 * 60 * 60 })
  at: Date;
}
export const PaymentRowSchema = SchemaFactory.createForClass(PaymentRow);

/** What came in and went back on a day. */
@Schema({ collection: 'revenue_days', versionKey: false })
export class RevenueDayRow {
  /** `<day>:<currency>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  day: string;
  @Prop({ type: String, required: true })
  currency: string;
  @Prop({ type: Number, required: true })
  payments: number;
  @Prop({ type: Number, required: true })
  paid: number;
  @Prop({ type: Number, required: true })
  refunds: number;
  @Prop({ type: Number, required: true })
  refunded: number;
}
export const RevenueDayRowSchema = SchemaFactory.createForClass(RevenueDayRow);
