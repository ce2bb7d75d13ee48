import type { LedgerEntry, MissingReason } from '@barspoon/contracts';
import { correctionActivity } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { ActivitiesRepository } from '../activities/activities.repository.ts';
import type { ActivityRow } from '../activities/activity.schema.ts';
import { dayOf, EarnedActs, missingReasonOf } from '../points/earning.ts';

/** Entries of a ledger with what is known of them only by others: what takes them back, and why they earned nothing. */
@Injectable()
export class LedgerEntries {
  constructor(private readonly activities: ActivitiesRepository) {}

  async shown(memberId: string, rows: readonly ActivityRow[]): Promise<LedgerEntry[]> {
    const [corrections, missing] = await Promise.all([
      this.activities.correctionsOf(
        memberId,
        rows.map(({ _id }) => _id),
      ),
      this.missingOf(memberId, rows),
    ]);
    return rows.map((row) => ({
      id: row._id,
      entry: row.entry,
      activityType: row.activityType,
      pointsAwarded: row.pointsAwarded,
      relatedId: row.relatedType ? row.relatedId : null,
      relatedType: row.relatedType,
      relatedName: row.relatedName,
      counterpartId: row.counterpartId,
      unearned: row.unearned,
      missing: missing.get(row._id) ?? null,
      createdAt: row.createdAt.toISOString(),
      correctedBy: corrections.get(row._id) ?? null,
    }));
  }

  /** Why each of these earned nothing, by its id: as the rules of today say it, after what earned before it on its day. */
  async missingOf(
    memberId: string,
    rows: readonly ActivityRow[],
  ): Promise<ReadonlyMap<string, MissingReason>> {
    const without = rows.filter(
      ({ pointsAwarded, activityType }) => pointsAwarded === 0 && activityType !== correctionActivity,
    );
    const days = new Set(without.map(({ createdAt }) => dayOf(createdAt)));
    if (days.size === 0) return new Map();
    const earned = await this.activities.earnedOn([...days].map((day) => ({ userId: memberId, day })));
    return new Map(
      without.map((row) => {
        const before = new EarnedActs(earned.filter(({ entry }) => entry < row.entry));
        return [row._id, missingReasonOf(row, before) ?? 'other-rules'];
      }),
    );
  }
}
