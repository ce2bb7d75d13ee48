import {
  type DistanceKind,
  distanceEnded,
  distanceKept,
  type EventOf,
  maxDistances,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { keysetPage, type PageRequest } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DistanceRow } from './distance.schema.ts';

type Fact = EventOf<typeof distanceKept>['data'];

/** Ids are made in the order of time. */
const latestFirst = [['_id', -1, 'string']] as const;

/** Only this touches distances; records the event of every change in the same transaction. */
@Injectable()
export class DistancesRepository {
  constructor(
    @InjectModel(DistanceRow.name) private readonly rows: Model<DistanceRow>,
    private readonly outbox: Outbox,
  ) {}

  async add(userId: string, otherId: string, kind: DistanceKind, at: Date): Promise<void> {
    const { upsertedCount } = await this.rows.updateOne(
      { userId, otherId, kind },
      { $setOnInsert: { _id: newId(), createdAt: at } },
      { upsert: true },
    );
    if (upsertedCount === 1) await this.record(distanceKept, { memberId: userId, otherId, kind }, at);
  }

  async remove(userId: string, otherId: string, kind: DistanceKind, at: Date): Promise<void> {
    const { deletedCount } = await this.rows.deleteOne({ userId, otherId, kind });
    if (deletedCount === 1) await this.record(distanceEnded, { memberId: userId, otherId, kind }, at);
  }

  async kindsTo(userId: string, otherId: string): Promise<ReadonlySet<DistanceKind>> {
    const rows = await this.rows.find({ userId, otherId }, { kind: 1, _id: 0 }).lean();
    return new Set(rows.map(({ kind }) => kind));
  }

  async isBlocked(one: string, other: string): Promise<boolean> {
    const kind: DistanceKind = 'block';
    const between = [
      { userId: one, otherId: other, kind },
      { userId: other, otherId: one, kind },
    ];
    return (await this.rows.exists({ $or: between })) !== null;
  }

  /** Whom the member blocks or mutes, and who blocks them. */
  async around(memberId: string): Promise<ReadonlySet<string>> {
    const [own, others] = await Promise.all([
      this.rows
        .find({ userId: memberId }, { otherId: 1, _id: 0 })
        .limit(2 * maxDistances)
        .lean(),
      this.rows.find({ otherId: memberId, kind: 'block' }, { userId: 1, _id: 0 }).lean(),
    ]);
    return new Set([...own.map(({ otherId }) => otherId), ...others.map(({ userId }) => userId)]);
  }

  /** Of these members, those who keep this one at such a distance. */
  async keptBy(otherId: string, kind: DistanceKind, among: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.rows
      .find({ otherId, kind, userId: { $in: among } }, { userId: 1, _id: 0 })
      .lean();
    return new Set(rows.map(({ userId }) => userId));
  }

  /** Counts no further than the limit. */
  async countOf(userId: string): Promise<number> {
    return this.rows.countDocuments({ userId }).limit(maxDistances).exec();
  }

  async page(userId: string, page: PageRequest) {
    return keysetPage(this.rows.find({ userId }).lean(), latestFirst, page);
  }

  /** One pair is kept and parted by one member alone, so the moment tells the order. */
  private async record(
    event: typeof distanceKept | typeof distanceEnded,
    data: Fact,
    at: Date,
  ): Promise<void> {
    const aggregate = `distance:${data.memberId}-${data.otherId}`;
    await this.outbox.add(event, data, { aggregate, revision: at.getTime() });
  }
}
