import {
  type AwardedActivity,
  activityPoints,
  type awardPoints,
  type JobDataOf,
  type MemberActor,
  pointsAwarded,
} from '@barspoon/contracts';
import { Outbox, OwnData } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { ActivitiesRepository } from '../activities/activities.repository.ts';
import { levelOf, nextLevelAfter } from './level.ts';
import { PointsRepository } from './points.repository.ts';

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
   * Records an act and awards its points, once per member, type and related thing; total, level and the event
   * change together. An act of a member who has left in the meantime is dropped. Implements BEYOND-58 to BEYOND-60.
   */
  async award(act: JobDataOf<typeof awardPoints>): Promise<void> {
    const points = activityPoints[act.activityType as AwardedActivity];
    await this.transactions.run(async () => {
      if (await this.own.isErased(act.memberId)) return;
      const activityId = newId();
      const isNew = await this.activities.record({
        _id: activityId,
        userId: act.memberId,
        activityType: act.activityType,
        pointsAwarded: points,
        relatedId: act.relatedId,
        relatedType: act.relatedType,
        relatedName: act.relatedName,
        createdAt: new Date(act.occurredAt),
      });
      if (!isNew) return;
      const after = await this.points.add(act.memberId, act.activityType, points);
      const currentLevel = levelOf(after.totalPoints).name;
      const levelReached = currentLevel !== after.currentLevel;
      if (levelReached) await this.points.setLevel(act.memberId, currentLevel);
      await this.outbox.add(
        pointsAwarded,
        {
          memberId: act.memberId,
          activityId,
          activityType: act.activityType,
          points,
          totalPoints: after.totalPoints,
          currentLevel,
          levelReached,
          sequence: after.sequence,
        },
        { aggregate: `points:${act.memberId}`, revision: after.sequence },
      );
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
