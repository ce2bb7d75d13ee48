import type { adminSuspicionRoutes, InputOf } from '@barspoon/contracts';
import { keysetPage } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SuspicionRow } from './suspicion.schema.ts';
import type { Finding } from './suspicious-week.ts';

const latestFound = [
  ['foundAt', -1, 'moment'],
  ['_id', -1, 'string'],
] as const;

@Injectable()
export class SuspicionsRepository {
  constructor(@InjectModel(SuspicionRow.name) private readonly rows: Model<SuspicionRow>) {}

  async page({ state, kind, ...place }: InputOf<typeof adminSuspicionRoutes.list>['query']) {
    const query = this.rows.find({ state, ...(kind && { kind }) }).lean();
    return keysetPage(query, latestFound, place);
  }

  /** Null when there is no such suspicion. */
  dismiss(id: string, dismissal: SuspicionRow['dismissal']): Promise<SuspicionRow | null> {
    return this.rows
      .findOneAndUpdate(
        { _id: id, state: 'open' },
        { $set: { state: 'dismissed', dismissal } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  find(id: string): Promise<SuspicionRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /**
   * Puts what looks farmed about a member's week to what was found now: what is dismissed stays so, and what is open
   * and no longer true goes. Runs in the open transaction.
   */
  async settle(userId: string, week: string, findings: readonly Finding[], foundAt: Date): Promise<void> {
    await this.rows.deleteMany({
      userId,
      week,
      state: 'open',
      kind: { $nin: findings.map(({ kind }) => kind) },
    });
    const there = await this.rows.find({ userId, week }, { kind: 1, state: 1 }).lean();
    const states = new Map(there.map(({ kind, state }) => [kind, state]));
    for (const finding of findings) {
      const { kind } = finding;
      if (!states.has(kind))
        await this.rows.create([
          { _id: newId(), userId, week, ...finding, foundAt, state: 'open', dismissal: null },
        ]);
      else if (states.get(kind) === 'open')
        await this.rows.updateOne({ userId, week, kind }, { $set: finding });
    }
  }
}
