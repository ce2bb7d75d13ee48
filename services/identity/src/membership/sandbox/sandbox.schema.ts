import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { SandboxSubscription } from './sandbox-subscription.ts';

/** A checkout somebody may pay. */
@Schema({ collection: 'sandbox_checkouts', versionKey: false })
export class SandboxCheckoutRow {
  /** `cs_…`: who knows it may pay. */
  @Prop({ type: String, required: true })
  _id: string;
  /** The caller's key: one checkout for one key. */
  @Prop({ type: String, required: true })
  key: string;
  @Prop({ type: String, required: true })
  customerId: string;
  @Prop({ type: String, required: true })
  successUrl: string;
  @Prop({ type: String, required: true })
  cancelUrl: string;
  @Prop({ type: String, enum: ['open', 'paid', 'expired'], required: true })
  state: 'open' | 'paid' | 'expired';
  @Prop({ type: Boolean, required: true })
  declined: boolean;
  @Prop({ type: Date, required: true, expires: 24 * 60 * 60 })
  createdAt: Date;
}
export const SandboxCheckoutRowSchema = SchemaFactory.createForClass(SandboxCheckoutRow).index(
  { key: 1 },
  { unique: true, name: 'key' },
);

/** A customer with their subscriptions, newest last, and the tickets of their portal. */
@Schema({ collection: 'sandbox_customers', versionKey: false })
export class SandboxCustomerRow {
  /** `cus_…` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  email: string;
  @Prop({ type: [Object], required: true })
  subscriptions: SandboxSubscription[];
  /** `bps_…` and the page to go back to: who knows the newest may manage. */
  @Prop({ type: Object, default: null })
  portal: { token: string; returnUrl: string } | null;
  /** The newest event's second: each event has one of its own, so that their order is never in doubt. */
  @Prop({ type: Number, required: true, default: 0 })
  toldAt: number;
}
export const SandboxCustomerRowSchema = SchemaFactory.createForClass(SandboxCustomerRow).index(
  { 'portal.token': 1 },
  { unique: true, partialFilterExpression: { 'portal.token': { $type: 'string' } }, name: 'portal' },
);
