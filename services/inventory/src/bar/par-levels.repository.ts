import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarParsRow } from './par-levels.schema.ts';

export type ParLevels = Pick<BarParsRow, 'pars' | 'suppliers'>;

/** The par levels and suppliers of bars. Writes join the open transaction. */
@Injectable()
export class ParLevelsRepository {
  constructor(@InjectModel(BarParsRow.name) private readonly rows: Model<BarParsRow>) {}

  async of(barId: string): Promise<ParLevels> {
    const row = await this.rows.findById(barId).lean();
    return { pars: row?.pars ?? [], suppliers: row?.suppliers ?? [] };
  }

  /** What there is, to be changed; whoever changes it at the same moment waits. */
  lock(bar: { id: string; ownerId: string }): Promise<ParLevels> {
    return this.rows
      .findOneAndUpdate(
        { _id: bar.id },
        { $inc: { revision: 1 }, $setOnInsert: { ownerId: bar.ownerId, pars: [], suppliers: [] } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
  }

  async save(barId: string, { pars, suppliers }: ParLevels): Promise<void> {
    await this.rows.updateOne({ _id: barId }, { $set: { pars, suppliers } });
  }

  async delete(barId: string): Promise<void> {
    await this.rows.deleteOne({ _id: barId });
  }

  /** With the bar they belong to, which may have another id then. */
  async give(barId: string, to: { barId: string; ownerId: string }): Promise<void> {
    const row = await this.rows.findByIdAndDelete(barId).lean();
    if (row) await this.rows.create([{ ...row, _id: to.barId, ownerId: to.ownerId }]);
  }
}
