import type { BartenderLimits } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BartenderLimitsRow } from './bartender-limits.schema.ts';

/** What the bartender never serves a member. */
@Injectable()
export class BartenderLimitsRepository {
  constructor(@InjectModel(BartenderLimitsRow.name) private readonly rows: Model<BartenderLimitsRow>) {}

  async of(userId: string): Promise<BartenderLimits> {
    const row = await this.rows.findById(userId).lean();
    return {
      free: row?.free ?? [],
      vegan: row?.vegan ?? false,
      withoutAlcohol: row?.withoutAlcohol ?? false,
    };
  }

  async put(userId: string, limits: BartenderLimits): Promise<void> {
    await this.rows.updateOne({ _id: userId }, { $set: limits }, { upsert: true });
  }
}
