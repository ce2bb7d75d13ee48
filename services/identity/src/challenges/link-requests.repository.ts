import { hourMs } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LinkRequestRow } from './ask.schema.ts';

/** Ours: links of one kind for one address. */
const maxPerHour = 5;
const pauseMs = 60_000;

@Injectable()
export class LinkRequestsRepository {
  constructor(@InjectModel(LinkRequestRow.name) private readonly rows: Model<LinkRequestRow>) {}

  /**
   * Counts an ask, in one step, so that many at once cannot slip through.
   * @returns seconds to wait, or 0 when it is granted
   */
  async count(_id: string, now: Date): Promise<number> {
    const isLate = { $gt: ['$$one', new Date(now.getTime() - hourMs)] };
    const granted = {
      $and: [
        { $lt: [{ $size: '$asked' }, maxPerHour] },
        { $lte: [{ $ifNull: [{ $last: '$asked' }, new Date(0)] }, new Date(now.getTime() - pauseMs)] },
      ],
    };
    const row = await this.rows
      .findOneAndUpdate(
        { _id },
        [
          { $set: { asked: { $filter: { input: { $ifNull: ['$asked', []] }, as: 'one', cond: isLate } } } },
          { $set: { granted } },
          {
            $set: {
              asked: { $cond: ['$granted', { $concatArrays: ['$asked', [now]] }, '$asked'] },
              expiresAt: new Date(now.getTime() + hourMs),
            },
          },
        ],
        { upsert: true, returnDocument: 'after', updatePipeline: true },
      )
      .lean()
      .orFail();
    return row.granted ? 0 : secondsUntilGranted(row.asked, now);
  }
}

function secondsUntilGranted(asked: readonly Date[], now: Date): number {
  const [first] = asked;
  const last = asked.at(-1);
  const isFull = asked.length >= maxPerHour;
  const at = isFull ? (first?.getTime() ?? 0) + hourMs : (last?.getTime() ?? 0) + pauseMs;
  return Math.max(1, Math.ceil((at - now.getTime()) / 1000));
}
