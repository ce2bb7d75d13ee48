import type { DistanceKind } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { KeptDistanceRow } from './distance.schema.ts';

interface Distance {
  memberId: string;
  otherId: string;
  kind: DistanceKind;
}

@Injectable()
export class KeptDistances {
  constructor(@InjectModel(KeptDistanceRow.name) private readonly rows: Model<KeptDistanceRow>) {}

  async keep(distance: Distance): Promise<void> {
    await this.rows.updateOne({ _id: keyOf(distance) }, { $setOnInsert: distance }, { upsert: true });
  }

  async end(distance: Distance): Promise<void> {
    await this.rows.deleteOne({ _id: keyOf(distance) });
  }

  /** Of these members, those who block or mute another, or are blocked by them. */
  async between(otherId: string, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.rows
      .find({
        $or: [
          { otherId, memberId: { $in: memberIds } },
          { memberId: otherId, otherId: { $in: memberIds }, kind: 'block' },
        ],
      })
      .lean();
    return new Set(rows.flatMap((row) => [row.memberId, row.otherId]));
  }
}

const keyOf = ({ memberId, otherId, kind }: Distance): string => `${memberId}:${otherId}:${kind}`;
