import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarOrderingRow, BarTicketRow } from './ticket.schema.ts';

export type Ordering = Pick<BarOrderingRow, 'isOpen' | 'tables' | 'banned'>;

/** Tables of bars and what guests order at them. Writes join the open transaction. */
@Injectable()
export class OrderingRepository {
  constructor(
    @InjectModel(BarOrderingRow.name) private readonly rows: Model<BarOrderingRow>,
    @InjectModel(BarTicketRow.name) private readonly tickets: Model<BarTicketRow>,
  ) {}

  async of(barId: string): Promise<Ordering> {
    const row = await this.rows.findById(barId).lean();
    return { isOpen: row?.isOpen ?? false, tables: row?.tables ?? [], banned: row?.banned ?? [] };
  }

  async save(bar: { id: string; ownerId: string }, { isOpen, tables, banned }: Ordering): Promise<void> {
    await this.rows.updateOne(
      { _id: bar.id },
      { $inc: { revision: 1 }, $set: { ownerId: bar.ownerId, isOpen, tables, banned } },
      { upsert: true },
    );
  }

  /** Those that are not finished, the oldest first. */
  openAt(barId: string): Promise<BarTicketRow[]> {
    return this.tickets.find({ barId, isOpen: true }).sort({ placedAt: 1, _id: 1 }).lean().exec();
  }

  /** The oldest first. */
  onTabs(tabIds: readonly string[]): Promise<BarTicketRow[]> {
    return this.tickets
      .find({ tabId: { $in: tabIds, $type: 'string' } })
      .sort({ placedAt: 1, _id: 1 })
      .lean()
      .exec();
  }

  /** What was placed from one moment to another, the oldest first. */
  between(barId: string, from: Date, to: Date): Promise<BarTicketRow[]> {
    return this.tickets
      .find({ barId, placedAt: { $gte: from, $lt: to } })
      .sort({ placedAt: 1, _id: 1 })
      .lean()
      .exec();
  }

  findByKey(keyHash: string): Promise<BarTicketRow | null> {
    return this.tickets.findOne({ keyHash }).lean().exec();
  }

  find(id: string): Promise<BarTicketRow | null> {
    return this.tickets.findById(id).lean().exec();
  }

  async keep(ticket: BarTicketRow): Promise<void> {
    await this.tickets.replaceOne({ _id: ticket._id }, ticket, { upsert: true });
  }

  async delete(barId: string): Promise<void> {
    await this.rows.deleteOne({ _id: barId });
    await this.tickets.deleteMany({ barId });
  }

  /** With the bar they belong to, which may have another id then. */
  async give(barId: string, to: { barId: string; ownerId: string }): Promise<void> {
    const row = await this.rows.findByIdAndDelete(barId).lean();
    if (row) await this.rows.create([{ ...row, _id: to.barId, ownerId: to.ownerId }]);
    await this.tickets.updateMany({ barId }, { $set: to });
  }
}

/** How much of each bottle tickets hold. */
export function heldBy(tickets: readonly Pick<BarTicketRow, 'takings'>[]): ReadonlyMap<string, number> {
  const held = new Map<string, number>();
  for (const { takings } of tickets)
    for (const { bottleId, amount } of takings)
      if (bottleId !== null) held.set(bottleId, (held.get(bottleId) ?? 0) + amount);
  return held;
}
