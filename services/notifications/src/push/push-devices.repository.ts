import type { PushSubscriptionKeys } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PushDeviceRow } from './push-device.schema.ts';

/** Only this touches devices. */
@Injectable()
export class PushDevices {
  constructor(@InjectModel(PushDeviceRow.name) private readonly rows: Model<PushDeviceRow>) {}

  find(id: string): Promise<PushDeviceRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /** A member's, the first first. */
  of(memberId: string): Promise<PushDeviceRow[]> {
    return this.rows.find({ memberId }).sort({ createdAt: 1 }).lean().exec();
  }

  /** Ids of the devices of these members. */
  async idsOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    const rows = await this.rows.find({ memberId: { $in: memberIds } }, { memberId: 1 }).lean();
    return new Map(
      [...Map.groupBy(rows, ({ memberId }) => memberId)].map(([memberId, own]) => [
        memberId,
        own.map(({ _id }) => _id),
      ]),
    );
  }

  /** A browser is its last member's: whoever subscribes in it takes it over. */
  async keep(
    { endpoint, keys }: PushSubscriptionKeys,
    whose: Pick<PushDeviceRow, 'memberId' | 'sessionId' | 'name'>,
    createdAt: Date,
  ): Promise<void> {
    await this.rows.updateOne(
      { endpoint },
      { $set: { keys, ...whose }, $setOnInsert: { _id: newId(), createdAt, pushedAt: null } },
      { upsert: true },
    );
  }

  async notePushed(id: string, pushedAt: Date): Promise<void> {
    await this.rows.updateOne({ _id: id }, { $set: { pushedAt } });
  }

  async remove(id: string): Promise<void> {
    await this.rows.deleteOne({ _id: id });
  }

  async removeOwn(memberId: string, id: string): Promise<void> {
    await this.rows.deleteOne({ _id: id, memberId });
  }

  async removeOfSession(sessionId: string): Promise<void> {
    await this.rows.deleteMany({ sessionId });
  }
}
