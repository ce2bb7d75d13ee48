import type { awardPoints, JobDataOf, MemberActor } from '@barspoon/contracts';
import { type BatchedJob, Outbox, OwnData } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AchievementDefinitions } from '../achievements/definitions.ts';
import { EarnedAchievements } from '../achievements/earned-achievements.ts';
import { ActivitiesRepository, identityOf } from '../activities/activities.repository.ts';
import type { ActivityRow } from '../activities/activity.schema.ts';
import { dayOf, EarnedActs, pointsOf } from '../points/earning.ts';
import { levelOf, nextLevelAfter } from '../points/level.ts';
import { PointsRepository } from '../points/points.repository.ts';
import { WindowPointsRepository } from '../points/window-points.repository.ts';
import { type CountedAward, windowTotals } from '../points/window-totals.ts';
import { activityOf, noPoints, plus, pointsAwardedEvent, type UnplacedActivity } from './standing.ts';

type Act = BatchedJob<JobDataOf<typeof awardPoints>>;
type Context = Act['context'];

interface Wanted {
  activity: UnplacedActivity;
  context: Context;
}

@Injectable()
export class PointsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly activities: ActivitiesRepository,
    private readonly points: PointsRepository,
    private readonly windows: WindowPointsRepository,
    private readonly definitions: AchievementDefinitions,
    private readonly earned: EarnedAchievements,
    private readonly outbox: Outbox,
    private readonly own: OwnData,
    private readonly clock: Clock,
  ) {}

  /**
   * Records acts and awards their points, once per member, type and related thing; totals, levels, achievements, boards
   * and events change together. Acts of members who have left in the meantime are dropped. Implements BEYOND-58 to BEYOND-61.
   */
  async award(acts: readonly Act[]): Promise<void> {
    await this.transactions.run(async () => {
      const wanted = await this.newAmong(acts);
      if (wanted.length === 0) return;
      const earnedActs = new EarnedActs(await this.activities.earnedOn(daysOf(wanted)));
      const { goals } = await this.definitions.current();
      const rows = await this.points.findAll([...new Set(wanted.map(({ activity }) => activity.userId))]);
      const listed = new Map(rows.map((row) => [row._id, row.listed]));
      const standings = new Map(rows.map(({ listed: _, ...row }) => [row._id, row]));
      const recorded: ActivityRow[] = [];
      const awards: (CountedAward & {
        event: ReturnType<typeof pointsAwardedEvent> & { context: Context };
      })[] = [];
      const reached: { key: string; activity: ActivityRow; context: Context }[] = [];
      for (const { activity: unplaced, context } of wanted) {
        const before = standings.get(unplaced.userId) ?? noPoints(unplaced.userId);
        const pointsAwarded = pointsOf(unplaced, earnedActs);
        if (pointsAwarded > 0) earnedActs.note(unplaced);
        const activity = { ...unplaced, entry: before.entries + 1, pointsAwarded };
        const { after, reached: goalsReached } = plus(before, activity, goals);
        standings.set(after._id, after);
        recorded.push(activity);
        reached.push(...goalsReached.map(({ key }) => ({ key, activity, context })));
        if (pointsAwarded > 0) {
          const event = { ...pointsAwardedEvent(activity, before, after), context };
          awards.push({ activity, sequence: after.sequence, event });
        }
      }
      await this.activities.add(recorded);
      await this.points.put([...standings.values()]);
      await this.windows.count(windowTotals(awards, this.clock.now()), (id) => listed.get(id) ?? true);
      await this.outbox.addAll(awards.map(({ event }) => event));
      await this.earned.keep(reached);
    });
  }

  /** Acts that are not in the ledger yet, of members who are still there. */
  private async newAmong(acts: readonly Act[]): Promise<Wanted[]> {
    const gone = await this.own.erasedAmong(acts.map(({ data }) => data.memberId));
    const wanted = acts
      .filter(({ data }) => !gone.has(data.memberId))
      .map(({ data, context }) => ({ activity: activityOf(data), context }));
    if (wanted.length === 0) return [];
    const seen = new Set(await this.activities.recordedAmong(wanted.map(({ activity }) => activity)));
    return wanted.filter(({ activity }) => {
      const identity = identityOf(activity);
      if (seen.has(identity)) return false;
      seen.add(identity);
      return true;
    });
  }

  /** A member without any act stands at the beginning. */
  async standingOf(actor: MemberActor) {
    const row = await this.points.find(actor.id);
    const totalPoints = row?.totalPoints ?? 0;
    return {
      totalPoints,
      currentLevel: levelOf(totalPoints).name,
      nextLevel: nextLevelAfter(totalPoints),
      activityCounts: row?.activityCounts ?? {},
    };
  }
}

function daysOf(wanted: readonly Wanted[]): { userId: string; day: string }[] {
  const days = new Map(
    wanted.map(({ activity: { userId, createdAt } }) => {
      const day = dayOf(createdAt);
      return [`${userId} ${day}`, { userId, day }];
    }),
  );
  return [...days.values()];
}
