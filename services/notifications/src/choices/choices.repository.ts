import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { NotificationChoicesRow } from './choice.schema.ts';

export type Channel = 'notInApp' | 'notMailed';

@Injectable()
export class ChoicesRepository {
  constructor(
    @InjectModel(NotificationChoicesRow.name) private readonly rows: Model<NotificationChoicesRow>,
  ) {}

  find(memberId: string): Promise<NotificationChoicesRow | null> {
    return this.rows.findById(memberId).lean().exec();
  }

  /** Of these members, those who do not want a kind that way. */
  async refusing(memberIds: readonly string[], channel: Channel, kind: string): Promise<ReadonlySet<string>> {
    const rows = await this.rows.find({ _id: { $in: memberIds }, [channel]: kind }, { _id: 1 }).lean();
    return new Set(rows.map(({ _id }) => _id));
  }

  async set(memberId: string, channel: Channel, kind: string, wanted: boolean): Promise<void> {
    await this.rows.updateOne(
      { _id: memberId },
      wanted ? { $pull: { [channel]: kind } } : { $addToSet: { [channel]: kind } },
      { upsert: true },
    );
  }
}
