import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SiteProblemRow } from './site-problem.schema.ts';

@Injectable()
export class SiteProblemsRepository {
  constructor(@InjectModel(SiteProblemRow.name) private readonly rows: Model<SiteProblemRow>) {}

  list(): Promise<SiteProblemRow[]> {
    return this.rows.find().lean().exec();
  }

  async add(_id: string, since: Date): Promise<void> {
    await this.rows.create([{ _id, since }]);
  }

  async noteMailed(ids: readonly string[], mailedAt: Date): Promise<void> {
    await this.rows.updateMany({ _id: { $in: ids } }, { $set: { mailedAt } });
  }

  async delete(ids: readonly string[]): Promise<void> {
    await this.rows.deleteMany({ _id: { $in: ids } });
  }
}
