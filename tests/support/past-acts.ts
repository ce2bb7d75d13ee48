import { type AwardedActivity, awardPoints } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import type { Db } from 'mongodb';

const dayMs = 24 * 60 * 60 * 1000;

export interface PastAct {
  memberId: string;
  activityType: AwardedActivity;
  occurredAt: Date;
}
export const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);

/** Acts of days gone by, as jobs that wait when Redis has lost them: nobody waits that long. */
export async function enqueuePastActs(db: Db, acts: readonly PastAct[]): Promise<void> {
  const about = { relatedType: 'recipe', relatedName: 'Daiquiri' };
  await db.collection<{ _id: string }>('jobs').insertMany(
    acts.map(({ memberId, activityType, occurredAt }) => {
      const relatedId = newId();
      return {
        _id: `award-points-${activityType}-${memberId}-${relatedId}`,
        name: awardPoints.name,
        data: { memberId, activityType, relatedId, ...about, occurredAt: occurredAt.toISOString() },
        ...{ state: 'pending', error: null, createdAt: new Date(), doneAt: null },
      };
    }),
  );
}
