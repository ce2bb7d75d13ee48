import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MemberCardRow } from './member-card.schema.ts';

@Injectable()
export class MemberCardsRepository {
  constructor(@InjectModel(MemberCardRow.name) private readonly rows: Model<MemberCardRow>) {}

  findAll(ids: readonly string[]): Promise<MemberCardRow[]> {
    return this.rows
      .find({ _id: { $in: ids } })
      .lean()
      .exec();
  }

  /** Keeps cards that were asked for while nothing changed; `known` has the changes heard of before. */
  async keep(
    cards: readonly Omit<MemberCardRow, 'changes' | 'stale'>[],
    known: ReadonlyMap<string, number>,
  ): Promise<void> {
    if (cards.length === 0) return;
    await this.rows.bulkWrite(
      cards.map(({ _id, ...card }) => {
        const changes = known.get(_id);
        return changes === undefined
          ? {
              updateOne: {
                filter: { _id },
                update: { $setOnInsert: { ...card, changes: 0, stale: false } },
                upsert: true,
              },
            }
          : { updateOne: { filter: { _id, changes }, update: { $set: { ...card, stale: false } } } };
      }),
    );
  }

  /** A profile has changed: the next read fetches it again. */
  async markStale(id: string): Promise<void> {
    await this.rows.updateOne({ _id: id }, { $set: { stale: true }, $inc: { changes: 1 } });
  }
}
