import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PortfolioRow } from './portfolio.schema.ts';

@Injectable()
export class PortfoliosRepository {
  constructor(@InjectModel(PortfolioRow.name) private readonly rows: Model<PortfolioRow>) {}

  find(memberId: string): Promise<PortfolioRow | null> {
    return this.rows.findById(memberId).lean().exec();
  }

  async save({ _id, ...row }: PortfolioRow): Promise<void> {
    await this.rows.updateOne({ _id }, { $set: row }, { upsert: true });
  }

  countPublic(): Promise<number> {
    return this.rows.countDocuments({ isPublic: true }).exec();
  }

  /** Which of these members have a portfolio that others may read. */
  async publicAmong(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.rows.find({ _id: { $in: memberIds }, isPublic: true }, { _id: 1 }).lean();
    return new Set(rows.map(({ _id }) => _id));
  }
}
