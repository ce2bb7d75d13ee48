import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PushVolumeRow } from './push-volume.schema.ts';

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Counts pushes by the day, since no row of them is kept. */
@Injectable()
export class PushVolumes {
  constructor(@InjectModel(PushVolumeRow.name) private readonly rows: Model<PushVolumeRow>) {}

  async note(kind: string, now: Date): Promise<void> {
    const day = dayOf(now);
    await this.rows.updateOne(
      { _id: `${kind}:${day}` },
      { $inc: { count: 1 }, $setOnInsert: { kind, day: new Date(day) } },
      { upsert: true },
    );
  }

  /** From the beginning of the day on. */
  async since(kind: string, moment: Date): Promise<number> {
    const rows = await this.rows.find({ kind, day: { $gte: new Date(dayOf(moment)) } }).lean();
    return rows.reduce((sum, { count }) => sum + count, 0);
  }
}
