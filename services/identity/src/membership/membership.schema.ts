import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { PaymentFacts, SubscriptionFacts } from './subscription.ts';

/** Whom the payment provider knows. */
@Schema({ collection: 'customers', versionKey: false })
export class CustomerRow {
  /** `stripe:<member's id>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  memberId: string;
  /** The provider's id of them; null until it has given one. */
  @Prop({ type: String, default: null })
  customerId: string | null;
  /** The checkout that was opened last: closed before another one opens. */
  @Prop({ type: String, default: null })
  checkoutId: string | null;
  /** While one request opens a checkout, others wait. */
  @Prop({ type: Date, default: null })
  busyUntil: Date | null;
}
export const CustomerRowSchema = SchemaFactory.createForClass(CustomerRow).index(
  { customerId: 1 },
  { unique: true, partialFilterExpression: { customerId: { $type: 'string' } }, name: 'customer' },
);

/** What the provider has said of a subscription, the newest of each kind. Implements BEYOND-23. */
@Schema({ collection: 'subscriptions', versionKey: false })
export class SubscriptionRow {
  /** The provider's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  memberId: string;
  @Prop({ type: Object, default: null })
  facts: SubscriptionFacts | null;
  @Prop({ type: Object, default: null })
  payment: PaymentFacts | null;
}
export const SubscriptionRowSchema = SchemaFactory.createForClass(SubscriptionRow).index({ memberId: 1 });

const keepEventsDays = 60;

/** An event of the provider that has had its effect; it has none when it comes again. */
@Schema({ collection: 'payment_events', versionKey: false })
export class PaymentEventRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Date, required: true, expires: keepEventsDays * 24 * 60 * 60 })
  takenAt: Date;
}
export const PaymentEventRowSchema = SchemaFactory.createForClass(PaymentEventRow);

/** An `Idempotency-Key` a member has used, and what it was answered. */
@Schema({ collection: 'checkout_keys', versionKey: false })
export class CheckoutKeyRow {
  /** `<member's id>:<key>` */
  @Prop({ type: String, required: true })
  _id: string;
  /** What it was used for. */
  @Prop({ type: String, required: true })
  input: string;
  @Prop({ type: String, default: null })
  url: string | null;
  @Prop({ type: Date, required: true, expires: 24 * 60 * 60 })
  createdAt: Date;
}
export const CheckoutKeyRowSchema = SchemaFactory.createForClass(CheckoutKeyRow);
