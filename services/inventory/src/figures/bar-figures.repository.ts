import { menuActs } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarRow } from '../bar/bar.schema.ts';
import { BarMemberRow } from '../bar/bar-member.schema.ts';
import { BarEntryRow, BottleRow } from '../bar/bottle.schema.ts';

/** Counts of bars and what happens on them, read from indexes alone: no query brings an entry. Implements BEYOND-242. */
@Injectable()
export class BarFiguresRepository {
  constructor(
    @InjectModel(BarRow.name) private readonly rows: Model<BarRow>,
    @InjectModel(BarMemberRow.name) private readonly members: Model<BarMemberRow>,
    @InjectModel(BottleRow.name) private readonly bottles: Model<BottleRow>,
    @InjectModel(BarEntryRow.name) private readonly entries: Model<BarEntryRow>,
  ) {}

  async bars() {
    const [bars, bottles, bottlesWithLevel, memberships, shared] = await Promise.all([
      this.rows.estimatedDocumentCount(),
      this.bottles.estimatedDocumentCount(),
      this.bottles.countDocuments({ level: { $gte: 0 } }),
      this.members.estimatedDocumentCount(),
      this.members.aggregate<{ count: number }>([
        { $sort: { barId: 1 } },
        { $group: { _id: '$barId' } },
        { $count: 'count' },
      ]),
    ]);
    const sharedBars = shared[0]?.count ?? 0;
    const membersPerSharedBar =
      sharedBars === 0 ? 0 : Math.round((10 * (memberships + sharedBars)) / sharedBars) / 10;
    return { bars, sharedBars, membersPerSharedBar, bottles, bottlesWithLevel };
  }

  /** Of each day (UTC) that has some. */
  async entriesSince(day: string): Promise<{ day: string; entries: number }[]> {
    const days = await this.entries.aggregate<{ _id: string; entries: number }>([
      { $match: { at: { $gte: new Date(`${day}T00:00:00.000Z`) }, kind: { $nin: ['undone', ...menuActs] } } },
      { $group: { _id: { $dateToString: { date: '$at', format: '%Y-%m-%d' } }, entries: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    ]);
    return days.map(({ _id, entries }) => ({ day: _id, entries }));
  }
}
