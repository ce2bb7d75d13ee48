import { spreadActivity } from '@barspoon/contracts';
import { Jobs, OwnData } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { FollowCountsRepository } from '../follows/follow-counts.repository.ts';
import { FollowsRepository } from '../follows/follows.repository.ts';
import { FeedsRepository } from './feeds.repository.ts';
import { SocialActivitiesRepository } from './social-activities.repository.ts';
import type { SocialActivityRow } from './social-activity.schema.ts';

type Act = Pick<SocialActivityRow, 'userId' | 'type' | 'targetType' | 'targetId'> & { at: Date };
interface News extends Act {
  content: string | null;
  /** False for what is private. */
  shown?: boolean;
}

/** Followers of one page of the work: few enough that whoever reads a feed meanwhile hardly waits. */
const followersAtOnce = 250;

/** Keeps what members do and puts it into feeds. Implements SOC-06, BEYOND-88. */
@Injectable()
export class ActivityRecorder {
  constructor(
    private readonly transactions: Transactions,
    private readonly activities: SocialActivitiesRepository,
    private readonly feeds: FeedsRepository,
    private readonly follows: FollowsRepository,
    private readonly followCounts: FollowCountsRepository,
    private readonly own: OwnData,
    private readonly jobs: Jobs,
  ) {}

  /** What a member did, or what has become of it. News of the same act may come in any order and more than once. */
  async record({ at, content, shown = true, ...act }: News): Promise<void> {
    await this.transactions.run(async () => {
      if ((await this.own.erasedAmong([act.userId])).size > 0) return;
      const before = await this.activities.findOf(act);
      if (before && before.changedAt > at) return;
      // It stands where it was shown for the first time.
      const createdAt = before?.spread ? before.createdAt : at;
      const spread = shown || (before?.spread ?? false);
      const row = { _id: before?._id ?? newId(), ...act, content, shown, spread, changedAt: at, createdAt };
      if (before) await this.activities.change(row._id, { content, shown, spread, changedAt: at, createdAt });
      else await this.activities.add(row);
      if (!shown || before?.spread) return;
      await this.feeds.put(row, [row.userId]);
      await this.jobs.enqueue(spreadActivity, `${row._id}-first`, { activityId: row._id, after: null });
    });
  }

  /** It is not so anymore. */
  async takeBack(act: Act): Promise<void> {
    await this.record({ ...act, content: null, shown: false });
  }

  /** One page of followers, in the open transaction. */
  async spread(activityId: string, after: string | null): Promise<void> {
    const activity = await this.activities.take(activityId);
    if (!activity) return;
    // Whoever follows at this moment takes the activity in by themselves or is among the followers: never neither.
    if (!after) await this.followCounts.touch(activity.userId);
    const readers = await this.follows.followersAfter(activity.userId, after, followersAtOnce);
    await this.feeds.put(activity, readers);
    const last = readers.at(-1);
    if (last && readers.length === followersAtOnce)
      await this.jobs.enqueue(spreadActivity, `${activityId}-${last}`, { activityId, after: last });
  }
}
