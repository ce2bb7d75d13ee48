import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CheckoutKeyRow, CustomerRow, PaymentEventRow, SubscriptionRow } from './membership.schema.ts';

/** Customers, their subscriptions, and what has been taken and asked already. */
@Injectable()
export class MembershipRepository {
  constructor(
    @InjectModel(CustomerRow.name) private readonly customers: Model<CustomerRow>,
    @InjectModel(SubscriptionRow.name) private readonly subscriptions: Model<SubscriptionRow>,
    @InjectModel(PaymentEventRow.name) private readonly events: Model<PaymentEventRow>,
    @InjectModel(CheckoutKeyRow.name) private readonly keys: Model<CheckoutKeyRow>,
  ) {}

  findCustomer(provider: string, memberId: string): Promise<CustomerRow | null> {
    return this.customers.findById(`${provider}:${memberId}`).lean().exec();
  }

  findCustomerById(customerId: string): Promise<CustomerRow | null> {
    return this.customers.findOne({ customerId }).lean().exec();
  }

  /** The member's row, held for one caller; null while another holds it. */
  async holdCustomer(
    provider: string,
    memberId: string,
    now: Date,
    until: Date,
  ): Promise<CustomerRow | null> {
    const _id = `${provider}:${memberId}`;
    await this.customers.updateOne({ _id }, { $setOnInsert: { memberId } }, { upsert: true });
    return this.customers
      .findOneAndUpdate(
        { _id, $or: [{ busyUntil: null }, { busyUntil: { $lte: now } }] },
        { $set: { busyUntil: until } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  async changeCustomer(
    _id: string,
    change: Partial<Pick<CustomerRow, 'customerId' | 'checkoutId' | 'busyUntil'>>,
  ): Promise<void> {
    await this.customers.updateOne({ _id }, { $set: change });
  }

  findSubscription(id: string): Promise<SubscriptionRow | null> {
    return this.subscriptions.findById(id).lean().exec();
  }

  subscriptionsOf(memberId: string): Promise<SubscriptionRow[]> {
    return this.subscriptions.find({ memberId }).lean().exec();
  }

  async saveSubscription({ _id, ...rest }: SubscriptionRow): Promise<void> {
    await this.subscriptions.updateOne({ _id }, { $set: rest }, { upsert: true });
  }

  /** First payments that failed count no more when another is about to be tried. */
  async forgetFailed(memberId: string): Promise<void> {
    await this.subscriptions.deleteMany({
      memberId,
      'facts.status': { $in: ['incomplete', 'incomplete_expired'] },
    });
  }

  async isTaken(eventId: string): Promise<boolean> {
    return (await this.events.exists({ _id: eventId })) !== null;
  }

  /** Belongs to the effect's transaction, which fails when the event was taken meanwhile (see `isRepetition`). */
  async noteEvent(_id: string, takenAt: Date): Promise<void> {
    await this.events.create([{ _id, takenAt }]);
  }

  isRepetition(error: unknown): boolean {
    const { code, message } = error as { code?: number; message?: string };
    return code === 11000 && Boolean(message?.includes(this.events.collection.collectionName));
  }

  /** The row of a key: the one there is, or this one. */
  async keepKey(row: Pick<CheckoutKeyRow, '_id' | 'input' | 'createdAt'>): Promise<CheckoutKeyRow> {
    const { _id, ...rest } = row;
    return this.keys
      .findOneAndUpdate(
        { _id },
        { $setOnInsert: { ...rest, url: null } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
  }

  async answerKey(_id: string, url: string | null): Promise<void> {
    await this.keys.updateOne({ _id }, { $set: { url } });
  }
}
