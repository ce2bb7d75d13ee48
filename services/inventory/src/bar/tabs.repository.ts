import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarTabGuestRow, BarTabRow } from './tab.schema.ts';

/** The tabs of tables. Writes join the open transaction. */
@Injectable()
export class TabsRepository {
  constructor(
    @InjectModel(BarTabRow.name) private readonly rows: Model<BarTabRow>,
    @InjectModel(BarTabGuestRow.name) private readonly guests: Model<BarTabGuestRow>,
  ) {}

  /** Those that were opened since then, the latest first. */
  since(barId: string, openedAt: Date): Promise<BarTabRow[]> {
    return this.rows
      .find({ barId, openedAt: { $gte: openedAt } })
      .sort({ openedAt: -1 })
      .lean()
      .exec();
  }

  find(id: string): Promise<BarTabRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /** Those whose names are still known. */
  guestsOf(tabIds: readonly string[]): Promise<BarTabGuestRow[]> {
    return this.guests
      .find({ tabId: { $in: tabIds } })
      .lean()
      .exec();
  }

  async save(row: BarTabRow): Promise<void> {
    await this.rows.replaceOne({ _id: row._id }, row, { upsert: true });
  }

  async addGuest(row: BarTabGuestRow): Promise<void> {
    await this.guests.create([row]);
  }

  async delete(barId: string): Promise<void> {
    await this.rows.deleteMany({ barId });
    await this.guests.deleteMany({ barId });
  }

  /** With the bar they belong to, which may have another id then. */
  async give(barId: string, to: { barId: string; ownerId: string }): Promise<void> {
    await this.rows.updateMany({ barId }, { $set: to });
    await this.guests.updateMany({ barId }, { $set: to });
  }
}
