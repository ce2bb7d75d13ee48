import { menuModerated } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ReportedMenuRow } from './reported-menu.schema.ts';

/** Copies of reported menus. Writes join the open transaction. */
@Injectable()
export class ReportedMenusRepository {
  constructor(
    @InjectModel(ReportedMenuRow.name) private readonly rows: Model<ReportedMenuRow>,
    private readonly outbox: Outbox,
  ) {}

  find(id: string): Promise<ReportedMenuRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /** Ids of reported menus of a member, some at a time. */
  async idsOf(userId: string, limit: number): Promise<string[]> {
    const rows = await this.rows.find({ userId }, { _id: 1 }).limit(limit).lean();
    return rows.map(({ _id }) => _id);
  }

  async keep({ _id, ...row }: Omit<ReportedMenuRow, 'isRemoved' | 'revision'>): Promise<void> {
    await this.rows.updateOne(
      { _id },
      { $set: row, $setOnInsert: { isRemoved: false, revision: 0 } },
      { upsert: true },
    );
  }

  async remove(id: string): Promise<void> {
    await this.rows.deleteOne({ _id: id });
  }

  /** Takes down the page of a menu or shows it again; inventory follows the event. @returns false when it is gone */
  async withhold(id: string, isRemoved: boolean): Promise<boolean> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id: id },
        { $set: { isRemoved }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!row) return false;
    const { userId: ownerId, revision } = row;
    await this.outbox.add(
      menuModerated,
      { menuId: id, ownerId, isRemoved, revision },
      { aggregate: `moderated-menu:${id}`, revision },
    );
    return true;
  }
}
