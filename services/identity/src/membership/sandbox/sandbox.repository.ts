import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SandboxCheckoutRow, SandboxCustomerRow } from './sandbox.schema.ts';

@Injectable()
export class SandboxRepository {
  constructor(
    @InjectModel(SandboxCheckoutRow.name) private readonly checkouts: Model<SandboxCheckoutRow>,
    @InjectModel(SandboxCustomerRow.name) private readonly customers: Model<SandboxCustomerRow>,
  ) {}

  async keepCustomer(_id: string, email: string): Promise<void> {
    await this.customers.updateOne(
      { _id },
      { $set: { email }, $setOnInsert: { subscriptions: [], portal: null, toldAt: 0 } },
      { upsert: true },
    );
  }

  customer(_id: string): Promise<SandboxCustomerRow | null> {
    return this.customers.findById(_id).lean().exec();
  }

  customerOfPortal(token: string): Promise<SandboxCustomerRow | null> {
    return this.customers.findOne({ 'portal.token': token }).lean().exec();
  }

  customersAfter(after: string | null, limit: number): Promise<SandboxCustomerRow[]> {
    return this.customers
      .find(after ? { _id: { $gt: after } } : {})
      .sort({ _id: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  async changeCustomer(
    _id: string,
    change: Partial<Pick<SandboxCustomerRow, 'subscriptions' | 'portal' | 'toldAt'>>,
  ): Promise<void> {
    await this.customers.updateOne({ _id }, { $set: change });
  }

  /** The checkout of a key: the one there is, or this one. */
  async keepCheckout(row: SandboxCheckoutRow): Promise<SandboxCheckoutRow> {
    const { key, ...rest } = row;
    return this.checkouts
      .findOneAndUpdate({ key }, { $setOnInsert: rest }, { upsert: true, returnDocument: 'after' })
      .lean()
      .orFail();
  }

  checkout(_id: string): Promise<SandboxCheckoutRow | null> {
    return this.checkouts.findById(_id).lean().exec();
  }

  /** Changes a checkout that is open. @returns whether it was */
  async changeOpenCheckout(
    _id: string,
    change: Partial<Pick<SandboxCheckoutRow, 'state' | 'declined'>>,
  ): Promise<boolean> {
    const { matchedCount } = await this.checkouts.updateOne({ _id, state: 'open' }, { $set: change });
    return matchedCount === 1;
  }
}
