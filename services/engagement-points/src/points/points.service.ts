import type { awardPoints, JobDataOf, MemberActor } from '@barspoon/contracts';
import { type Errand, Outbox, OwnData } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { ActivitiesRepository } from '../activities/activities.repository.ts';
import { activityOf, noPoints, plus, pointsAwardedEvent } from './award.ts';
import { levelOf, nextLevelAfter } from './level.ts';
import { PointsRepository } from './points.repository.ts';
import type { PointsRow } from './points.schema.ts';

type Act = Errand<JobDataOf<typeof awardPoints>>;

@Injectable()
export class PointsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly activities: ActivitiesRepository,
    private readonly points: PointsRepository,
    private readonly outbox: Outbox,
    private readonly own: OwnData,
  ) {}

  /**
   * Records acts and awards their points, once per member, type and related thing; totals, levels and the events
   * change together. Acts of members who have left in the meantime are dropped. Implements BEYOND-58 to BEYOND-60.
   */
  async award(acts: readonly Act[]): Promise<void> {
    await this.transactions.run(async () => {
      const gone = await this.own.erasedAmong(acts.map(({ data }) => data.memberId));
      const wanted = acts
        .filter(({ data }) => !gone.has(data.memberId))
        .map(({ data, context }) => ({ activity: activityOf(data), context }));
      if (wanted.length === 0) return;
      const recorded = await this.activities.record(wanted.map(({ activity }) => activity));
      const awards = wanted.filter(({ activity }) => recorded.has(activity._id));
      if (awards.length === 0) return;
      const standings = await this.standingsOf(new Set(awards.map(({ activity }) => activity.userId)));
      const events = awards.map(({ activity, context }) => {
        const before = standings.get(activity.userId) ?? noPoints(activity.userId);
        const after = plus(before, activity);
        standings.set(activity.userId, after);
        return { ...pointsAwardedEvent(activity, before, after), context };
      });
      await this.points.put([...standings.values()]);
      await this.outbox.addAll(events);
    });
  }

  private async standingsOf(memberIds: ReadonlySet<string>): Promise<Map<string, PointsRow>> {
    const rows = await this.points.findAll([...memberIds]);
    return new Map(rows.map((row) => [row._id, row]));
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
