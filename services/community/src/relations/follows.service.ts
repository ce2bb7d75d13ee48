import { type MemberActor, maxFollowed, memberFollowed, memberUnfollowed } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { type PageRequest, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { AuthorRow } from '../authors/author.schema.ts';
import { AuthorsService } from '../authors/authors.service.ts';
import { DistancesRepository } from '../distances/distances.repository.ts';
import { WhoMeets } from '../distances/who-meets.ts';
import { FollowCountsRepository } from '../follows/follow-counts.repository.ts';
import { FollowsRepository } from '../follows/follows.repository.ts';
import { ActivityRecorder } from '../social/activity-recorder.ts';
import { FeedsRepository } from '../social/feeds.repository.ts';
import { followsTooMany, memberNotFound, notOneself } from './follow.errors.ts';

/** Who follows whom, counted and put into feeds in the same transaction. Implements SOC-08, SOC-09, BEYOND-89. */
@Injectable()
export class FollowsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly follows: FollowsRepository,
    private readonly followCounts: FollowCountsRepository,
    private readonly authors: AuthorsService,
    private readonly activities: ActivityRecorder,
    private readonly feeds: FeedsRepository,
    private readonly distances: DistancesRepository,
    private readonly whoMeets: WhoMeets,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Repeating it is a success and changes nothing. */
  async follow(actor: MemberActor, followedId: string) {
    if (followedId === actor.id) throw notOneself();
    await this.authors.ensure(actor.id);
    const followed = await this.authors.find(followedId);
    if (!followed || followed.suspended) throw memberNotFound();
    await this.transactions.run(async () => {
      await this.whoMeets.assertMayAct(actor.id, followedId);
      const now = this.clock.now();
      if (!(await this.follows.add(actor.id, followedId, now))) return;
      const counts = await this.followCounts.count(actor.id, 'followingCount', 1);
      if (counts.followingCount > maxFollowed) throw followsTooMany();
      await this.activities.record({ ...actOf(actor.id, followedId), content: null, at: now });
      await this.feeds.takeIn(actor.id, followedId);
      await this.outbox.add(
        memberFollowed,
        { memberId: actor.id, followedId },
        { aggregate: `follows:${actor.id}`, revision: counts.revision },
      );
      await this.countLast(followedId, 1);
    }, queueOf(followedId));
    return this.relation(actor, followedId);
  }

  async unfollow(actor: MemberActor, followedId: string) {
    await this.transactions.run(() => this.part(actor.id, followedId), queueOf(followedId));
    return this.relation(actor, followedId);
  }

  /** Ends a follow, where there is one, in the open transaction. */
  async part(followerId: string, followedId: string): Promise<void> {
    // Serializes a follow with a concurrent block: it comes before or after it.
    if (!(await this.follows.remove(followerId, followedId))) return this.countLast(followedId, 0);
    const counts = await this.followCounts.count(followerId, 'followingCount', -1);
    await this.activities.takeBack({ ...actOf(followerId, followedId), at: this.clock.now() });
    await this.feeds.takeOut(followerId, followedId);
    await this.outbox.add(
      memberUnfollowed,
      { memberId: followerId, followedId },
      { aggregate: `follows:${followerId}`, revision: counts.revision },
    );
    await this.countLast(followedId, -1);
  }

  /** Of a member whom many follow at once, all transactions want the same row: it is taken last. */
  private countLast(followedId: string, by: number): Promise<void> {
    return this.transactions.beforeCommit(async () => {
      await this.followCounts.count(followedId, 'followersCount', by);
    });
  }

  async relation(actor: MemberActor, otherId: string) {
    const [following, followsYou, kinds] = await Promise.all([
      this.follows.follows(actor.id, otherId),
      this.follows.follows(otherId, actor.id),
      this.distances.kindsTo(actor.id, otherId),
    ]);
    return { following, followsYou, blocked: kinds.has('block'), muted: kinds.has('mute') };
  }

  async counts(username: string) {
    return this.followCounts.of((await this.named(username))._id);
  }

  async followers(actor: MemberActor, username: string, place: PageRequest) {
    return this.list(actor, 'followedId', username, place);
  }

  async following(actor: MemberActor, username: string, place: PageRequest) {
    return this.list(actor, 'followerId', username, place);
  }

  private async list(
    actor: MemberActor,
    side: 'followerId' | 'followedId',
    username: string,
    place: PageRequest,
  ) {
    const { _id } = await this.named(username);
    const { items, nextCursor } = await this.follows.page(side, _id, place);
    const others = items.map((row) => (side === 'followerId' ? row.followedId : row.followerId));
    const [cards, followed, hidden] = await Promise.all([
      this.authors.activeCardsOf(others),
      this.follows.followedAmong(actor.id, others),
      this.whoMeets.hiddenFrom(actor.id),
    ]);
    const members = others.flatMap((id) => (hidden.has(id) ? [] : (cards.get(id) ?? [])));
    return {
      items: members.map((member) => ({ member, following: followed.has(member.id) })),
      nextCursor,
    };
  }

  private async named(username: string): Promise<AuthorRow> {
    const row = await this.authors.findByUsername(username);
    if (!row || row.suspended) throw memberNotFound();
    return row;
  }
}

/** Many may follow the same member at once. */
const queueOf = (followedId: string) => ({ queue: `followed:${followedId}` });

const actOf = (followerId: string, followedId: string) =>
  ({ userId: followerId, type: 'user_followed', targetType: 'member', targetId: followedId }) as const;
