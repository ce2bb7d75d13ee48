import {
  type adminLedgerRoutes,
  type CorrectionInput,
  correctionActivity,
  correctionReasons,
  dayMs,
  type InputOf,
  type LedgerEntry,
  type MemberActor,
} from '@barspoon/contracts';
import { Outbox, OwnData } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AchievementDefinitions } from '../achievements/definitions.ts';
import { EarnedAchievements } from '../achievements/earned-achievements.ts';
import { ActivitiesRepository } from '../activities/activities.repository.ts';
import type { ActivityRow } from '../activities/activity.schema.ts';
import { plus, pointsCorrectedEvent } from '../awards/standing.ts';
import { levelOf } from '../points/level.ts';
import { PointsRepository } from '../points/points.repository.ts';
import { WindowPointsRepository } from '../points/window-points.repository.ts';
import { windowTotals } from '../points/window-totals.ts';
import {
  alreadyCorrected,
  belowZero,
  correctionExists,
  entryUnknown,
  entryWithoutPoints,
  noLedger,
  ownCorrection,
} from './correction.errors.ts';
import { LedgerEntries } from './ledger-entries.ts';

/** A member's ledger in the console. Nothing in it is ever changed: it is corrected by a counter-entry. */
@Injectable()
export class AdminLedgerService {
  constructor(
    private readonly transactions: Transactions,
    private readonly activities: ActivitiesRepository,
    private readonly entries: LedgerEntries,
    private readonly points: PointsRepository,
    private readonly windows: WindowPointsRepository,
    private readonly definitions: AchievementDefinitions,
    private readonly earned: EarnedAchievements,
    private readonly outbox: Outbox,
    private readonly own: OwnData,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async standingOf(memberId: string) {
    const row = await this.points.find(memberId);
    const totalPoints = row?.totalPoints ?? 0;
    return { memberId, totalPoints, currentLevel: levelOf(totalPoints).name, entries: row?.entries ?? 0 };
  }

  async page(memberId: string, query: InputOf<typeof adminLedgerRoutes.list>['query']) {
    const { limit, cursor, activityType, from, until } = query;
    const { items, nextCursor } = await this.activities.pageOf(memberId, limit, cursor, {
      ...(activityType && { activityType }),
      ...(from && { from: new Date(from) }),
      ...(until && { before: new Date(Date.parse(until) + dayMs) }),
    });
    return { items: await this.entries.shown(memberId, items), nextCursor };
  }

  /**
   * Writes a counter-entry: total, level, boards, events and audit change together. It counts to the month and week of
   * the entry it takes back. Implements BEYOND-58, BEYOND-60.
   * @throws DomainError 404 for an unknown member or entry, 409 for an entry that is taken back already or an id that
   * was used for something else, 422 for nothing to take back, a sum below zero, and one's own points
   */
  async correct(actor: MemberActor, memberId: string, id: string, input: CorrectionInput) {
    if (actor.id === memberId) throw ownCorrection();
    const row = await this.transactions.run(async () => {
      const twin = await this.activities.find(id);
      if (twin) {
        if (!isSame(twin, memberId, input)) throw correctionExists();
        return twin;
      }
      const stored = await this.points.find(memberId);
      if (!stored || (await this.own.erasedAmong([memberId])).has(memberId)) throw noLedger();
      const { listed, ...before } = stored;
      const countered = input.entryId ? await this.toCounter(memberId, input.entryId) : null;
      const activity: ActivityRow = {
        _id: id,
        userId: memberId,
        entry: before.entries + 1,
        activityType: correctionActivity,
        pointsAwarded: countered ? -countered.pointsAwarded : (input.points ?? 0),
        // A free amount is about nothing; there may be many of them.
        relatedId: countered?._id ?? newId(),
        relatedType: countered ? 'activity' : null,
        relatedName: correctionReasons[input.reason],
        counterpartId: null,
        facet: null,
        unearned: null,
        createdAt: this.clock.now(),
        ...(countered && { countsAt: countered.countsAt ?? countered.createdAt }),
      };
      if (before.totalPoints + activity.pointsAwarded < 0) throw belowZero(before.totalPoints);
      await this.keep(activity, input, before, listed);
      return activity;
    });
    const [entry] = await this.entries.shown(memberId, [row]);
    return entry as LedgerEntry;
  }

  /** Runs in the open transaction; a concurrent award conflicts on the member's row and is retried. */
  private async keep(
    activity: ActivityRow,
    { reason, note }: CorrectionInput,
    before: Parameters<typeof plus>[0],
    listed: boolean,
  ): Promise<void> {
    const { goals } = await this.definitions.current();
    const { after, reached } = plus(before, activity, goals);
    await this.points.put([after]);
    await this.activities.add([activity]);
    const counted = [{ activity, sequence: after.sequence }];
    await this.windows.count(windowTotals(counted, this.clock.now()), () => listed);
    await this.outbox.addAll([pointsCorrectedEvent(activity, reason, before, after)]);
    await this.earned.keep(reached.map(({ key }) => ({ key, activity })));
    await this.audit.record('points.corrected', `member:${activity.userId}`, {
      points: activity.pointsAwarded,
      from: before.totalPoints,
      to: after.totalPoints,
      reason: correctionReasons[reason],
      note,
      ...(activity.relatedType && { entry: activity.relatedId }),
    });
  }

  private async toCounter(memberId: string, entryId: string): Promise<ActivityRow> {
    const entry = await this.activities.find(entryId);
    if (entry?.userId !== memberId) throw entryUnknown();
    if (entry.pointsAwarded === 0) throw entryWithoutPoints();
    if ((await this.activities.correctionsOf(memberId, [entryId])).size > 0) throw alreadyCorrected();
    return entry;
  }
}

const isSame = (row: ActivityRow, memberId: string, { entryId, points, reason }: CorrectionInput): boolean =>
  row.userId === memberId &&
  row.activityType === correctionActivity &&
  row.relatedName === correctionReasons[reason] &&
  (entryId ? row.relatedId === entryId : row.relatedType === null && row.pointsAwarded === points);
