import { type AwardedActivity, awardPoints, dayMs } from '@barspoon/contracts';
import { queuesOf } from '@barspoon/messaging/names';
import { newId } from '@barspoon/platform';
import type { Stack } from '@barspoon/testing';
import { Queue } from 'bullmq';
import { MongoClient } from 'mongodb';

export interface PastAct {
  memberId: string;
  activityType: AwardedActivity;
  occurredAt: Date;
  /** Whose thing was acted on, where that matters. */
  counterpartId?: string | null;
  relatedType?: string;
}
export const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);

/**
 * Acts of days gone by, as the jobs their events would have made: nobody waits that long.
 * @returns the jobs' ids
 */
export async function enqueuePastActs(
  { env }: Pick<Stack, 'env'>,
  acts: readonly PastAct[],
): Promise<string[]> {
  const rows = acts.map(({ occurredAt, relatedType = 'recipe', ...act }) => {
    const relatedId = newId();
    const about = { relatedId, relatedType, relatedName: 'Daiquiri' };
    return {
      _id: `award-points-${act.activityType}-${act.memberId}-${relatedId}`,
      name: awardPoints.name,
      data: { ...act, ...about, occurredAt: occurredAt.toISOString() },
      state: 'pending',
      error: null,
      createdAt: new Date(),
      doneAt: null,
    };
  });
  const mongo = await MongoClient.connect(env.MONGODB_URL ?? '');
  const queue = new Queue(awardPoints.name, {
    connection: { url: env.REDIS_URL ?? '' },
    prefix: queuesOf(awardPoints.service),
  });
  try {
    const db = mongo.db(`${env.MONGODB_PREFIX}_engagement_points`);
    await db.collection<{ _id: string }>('jobs').insertMany(rows);
    await queue.addBulk(
      rows.map(({ _id }) => ({
        name: awardPoints.name,
        data: {},
        opts: { jobId: _id, attempts: awardPoints.attempts, removeOnComplete: true },
      })),
    );
  } finally {
    await Promise.all([mongo.close(), queue.close()]);
  }
  return rows.map(({ _id }) => _id);
}
