import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { WarningRow } from './warning.schema.ts';

@Injectable()
export class WarningsRepository {
  constructor(@InjectModel(WarningRow.name) private readonly rows: Model<WarningRow>) {}

  find(id: string): Promise<WarningRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  async add(row: WarningRow): Promise<void> {
    await this.rows.create([row]);
  }

  latestOf(memberId: string, limit: number): Promise<WarningRow[]> {
    return this.rows.find({ memberId }).sort({ createdAt: -1, _id: -1 }).limit(limit).lean().exec();
  }
}
