import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { VideoEventRow } from './video-event.schema.ts';

/** Which events of the video server had their effect. Writes join the open transaction. */
@Injectable()
export class VideoEventsRepository {
  constructor(@InjectModel(VideoEventRow.name) private readonly rows: Model<VideoEventRow>) {}

  /** @returns false when it had it before */
  async note(id: string, takenAt: Date): Promise<boolean> {
    const { upsertedCount } = await this.rows.updateOne(
      { _id: id },
      { $setOnInsert: { takenAt } },
      { upsert: true },
    );
    return upsertedCount === 1;
  }
}
