import type { RevenueDay } from '@barspoon/contracts';
import { dayOf, startOfDay } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountRow } from '../accounts/account.schema.ts';
import { FunnelDayRow, PaymentRow, RevenueDayRow, VisitRow } from './funnel.schema.ts';

/** An amount as the payment provider tells it. */
export type Amount = Pick<PaymentRow, '_id' | 'currency' | 'amount' | 'at'>;
type Steps = Omit<FunnelDayRow, '_id'>;

const isThere = (field: string) => ({ $sum: { $cond: [{ $gt: [field, null] }, 1, 0] } });
const steps = {
  registered: { $sum: 1 },
  verified: isThere('$emailVerifiedAt'),
  started: isThere('$startedAt'),
  subscribed: isThere('$firstSubscribedAt'),
};

@Injectable()
export class FunnelRepository {
  constructor(
    @InjectModel(VisitRow.name) private readonly visits: Model<VisitRow>,
    @InjectModel(FunnelDayRow.name) private readonly days: Model<FunnelDayRow>,
    @InjectModel(PaymentRow.name) private readonly payments: Model<PaymentRow>,
    @InjectModel(RevenueDayRow.name) private readonly revenue: Model<RevenueDayRow>,
    @InjectModel(AccountRow.name) private readonly accounts: Model<AccountRow>,
  ) {}

  async noteVisit(mark: string, at: Date): Promise<void> {
    const day = dayOf(at);
    await this.visits.updateOne({ _id: `${day}:${mark}` }, { $setOnInsert: { day, at } }, { upsert: true });
  }

  async visitorsByDay(first: string): Promise<ReadonlyMap<string, number>> {
    const counts = await this.visits.aggregate<{ _id: string; count: number }>([
      { $match: { day: { $gte: first } } },
      { $group: { _id: '$day', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }

  /** That a member used the site for the first time; a later time changes nothing. */
  async noteStart(memberId: string, at: Date): Promise<void> {
    await this.accounts.updateOne(
      { _id: memberId, startedAt: { $exists: false } },
      { $set: { startedAt: at } },
    );
  }

  async hasDays(): Promise<boolean> {
    return (await this.days.exists({})) !== null;
  }

  /** Recounts how far those came who joined since a given day. */
  async countDays(first: string): Promise<void> {
    const found = await this.accounts.aggregate<FunnelDayRow>([
      { $match: { createdAt: { $gte: startOfDay(first) } } },
      { $group: { _id: { $dateToString: { date: '$createdAt', format: '%Y-%m-%d' } }, ...steps } },
    ]);
    // Days on which nobody is left who joined.
    await this.days.deleteMany({ _id: { $gte: first, $nin: found.map(({ _id }) => _id) } });
    if (found.length === 0) return;
    await this.days.bulkWrite(
      found.map((row) => ({ replaceOne: { filter: { _id: row._id }, replacement: row, upsert: true } })),
    );
  }

  /** All days from one on together. */
  async since(first: string): Promise<Steps> {
    const total = (field: keyof Steps) => ({ $sum: `$${field}` });
    const [found] = await this.days.aggregate<Steps>([
      { $match: { _id: { $gte: first } } },
      {
        $group: {
          _id: null,
          registered: total('registered'),
          verified: total('verified'),
          started: total('started'),
          subscribed: total('subscribed'),
        },
      },
      { $unset: '_id' },
    ]);
    return found ?? { registered: 0, verified: 0, started: 0, subscribed: 0 };
  }

  /** Once, however often the provider tells of it. */
  async notePayment({ _id, ...row }: Amount): Promise<void> {
    await this.payments.updateOne({ _id }, { $setOnInsert: row }, { upsert: true });
  }

  async newestRevenueDay(): Promise<string | null> {
    const newest = await this.revenue.findOne({}, { day: 1 }).sort({ _id: -1 }).lean();
    return newest?.day ?? null;
  }

  /** Recounts the payments of each day since a given day. */
  async countRevenue(first: string): Promise<void> {
    const when = (condition: object, value: unknown) => ({ $sum: { $cond: [condition, value, 0] } });
    const isPaid = { $gt: ['$amount', 0] };
    const isRefund = { $lt: ['$amount', 0] };
    const found = await this.payments.aggregate<{ _id: { day: string; currency: string } } & RevenueDay>([
      { $match: { at: { $gte: startOfDay(first) } } },
      {
        $group: {
          _id: {
            day: { $dateToString: { date: '$at', format: '%Y-%m-%d' } },
            currency: '$currency',
          },
          payments: when(isPaid, 1),
          paid: when(isPaid, '$amount'),
          refunds: when(isRefund, 1),
          refunded: when(isRefund, { $multiply: ['$amount', -1] }),
        },
      },
    ]);
    if (found.length === 0) return;
    await this.revenue.bulkWrite(
      found.map(({ _id: { day, currency }, ...figures }) => {
        const _id = `${day}:${currency}`;
        const replacement = { _id, ...figures, day, currency };
        return { replaceOne: { filter: { _id }, replacement, upsert: true } };
      }),
    );
  }

  /** From a day on, the oldest first. */
  async revenueSince(first: string): Promise<RevenueDay[]> {
    const rows = await this.revenue
      .find({ _id: { $gte: first } })
      .sort({ _id: 1 })
      .lean();
    return rows.map(({ _id: _, ...figures }) => figures);
  }
}
