import {
  type EventDefinition,
  memberMentioned,
  type PostSort,
  postPublished,
  postRemoved,
  postRevised,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { keysetPage, newestFirst, type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import { ofTag, PostRow, type Visibility } from './post.schema.ts';
import { postOrders } from './post-order.ts';

/** Acts on one post all change its counters. */
export const queueOfPost = (postId: string) => ({ queue: `post:${postId}` });

export interface PostFilter {
  /** Only of these members. */
  userIds?: readonly string[];
  /** Held ones too: only for their author. */
  held?: boolean;
  since?: Date;
  tag?: string | undefined;
  /** Found by its words or by its author. */
  text?: { beginnings: readonly RegExp[]; authorIds: readonly string[] };
}

/** Only this touches posts; records the event of every change in the same transaction. */
@Injectable()
export class PostsRepository {
  constructor(
    @InjectModel(PostRow.name) private readonly rows: Model<PostRow>,
    private readonly outbox: Outbox,
  ) {}

  find(id: string): Promise<PostRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  findVisible(id: string): Promise<PostRow | null> {
    return this.rows.findOne({ _id: id, state: 'visible' }).lean().exec();
  }

  visibleAmong(ids: readonly string[]): Promise<Pick<PostRow, '_id' | 'content'>[]> {
    return this.rows
      .find({ _id: { $in: ids }, state: 'visible' }, { content: 1 })
      .lean()
      .exec();
  }

  async page(filter: PostFilter, { sort, ...page }: PageRequest & { sort: PostSort }) {
    const conditions: Record<string, unknown>[] = [
      { state: filter.held ? { $in: ['visible', 'held'] } : 'visible' },
    ];
    if (filter.userIds) conditions.push({ userId: { $in: filter.userIds } });
    if (filter.since) conditions.push({ createdAt: { $gte: filter.since } });
    if (filter.tag) conditions.push({ tags: filter.tag });
    if (filter.text) conditions.push(foundBy(filter.text));
    const query = this.rows.find({ $and: conditions }).lean();
    // A plan that was found for a common tag reads all posts for a rare one.
    if (filter.tag && sort === 'latest' && !filter.text && !filter.userIds) query.hint(ofTag);
    return keysetPage(query, postOrders[sort], page);
  }

  /** Ids of a member's posts, some at a time. */
  async idsOf(userId: string, limit: number): Promise<string[]> {
    const rows = await this.rows.find({ userId }, { _id: 1 }).limit(limit).lean();
    return rows.map(({ _id }) => _id);
  }

  /** Those that everybody can see, counted on the index alone. */
  countOf(userId: string): Promise<number> {
    return this.rows.countDocuments({ userId, state: 'visible' }).exec();
  }

  /** How many they have made after one moment and until another. */
  countBetween(userId: string, from: Date, until: Date): Promise<number> {
    return this.rows
      .countDocuments({
        userId,
        state: { $in: ['visible', 'held', 'removed'] },
        createdAt: { $gt: from, $lte: until },
      })
      .exec();
  }

  /** When the latest of a member were made, and whether everybody can see them. */
  async momentsOf(userId: string, limit: number): Promise<{ at: Date; visible: boolean }[]> {
    const rows = await this.rows
      .find({ userId, state: { $in: ['visible', 'held', 'removed'] } }, { _id: 0, createdAt: 1, state: 1 })
      .sort({ createdAt: -1 })
      .limit(limit)
      .lean();
    return rows.map(({ createdAt, state }) => ({ at: createdAt, visible: state === 'visible' }));
  }

  newest(limit: number): Promise<PostRow[]> {
    return this.rows.find({ state: 'visible' }).sort({ createdAt: -1, _id: -1 }).limit(limit).lean().exec();
  }

  /** Ids of those that everybody can see, newest first. */
  async addresses(limit: number, cursor?: string) {
    const query = this.rows.find({ state: 'visible' }, { createdAt: 1, updatedAt: 1 }).lean();
    return keysetPage(query, newestFirst, { limit, cursor });
  }

  async showsImage(imageUrl: string): Promise<boolean> {
    return (await this.rows.exists({ imageUrl })) !== null;
  }

  /** Held for a moderator: nobody is notified. */
  async addHeld(row: PostRow): Promise<void> {
    await this.rows.create([row]);
  }

  async publish(row: PostRow, mentioned: readonly string[]): Promise<void> {
    await this.rows.create([row]);
    await this.tellPublished(row, mentioned);
  }

  /** Shows a held one for the first time, as if it was made now. */
  async release(id: string, at: Date, mentioned: readonly string[]): Promise<PostRow | null> {
    const shown = { state: 'visible', createdAt: at, updatedAt: at, untold: [] };
    const row = await this.change({ _id: id, state: { $ne: 'visible' } }, { $set: shown });
    if (row) await this.tellPublished(row, mentioned);
    return row;
  }

  /** Shows again what was seen before; members who were named meanwhile are told. */
  async restore(id: string, mentioned: readonly string[]): Promise<PostRow | null> {
    const shown = { state: 'visible', untold: [] };
    const row = await this.change({ _id: id, state: { $ne: 'visible' } }, { $set: shown });
    if (!row) return null;
    await this.tell(row, postRevised, { postId: id, featured: row.featured });
    await this.tellMentioned(row, row.userId, mentioned, null);
    return row;
  }

  /** Takes it out of sight with whatever else changes. */
  async withhold(
    id: string,
    state: Exclude<Visibility, 'visible'>,
    change: Partial<PostRow> = {},
  ): Promise<PostRow | null> {
    const seen = await this.change({ _id: id, state: 'visible' }, { $set: { ...change, state } });
    if (seen) await this.tell(seen, postRemoved, { postId: id });
    return seen ?? this.change({ _id: id }, { $set: { ...change, state } });
  }

  private async tellPublished(row: PostRow, mentioned: readonly string[]): Promise<void> {
    await this.tell(row, postPublished, {
      postId: row._id,
      memberId: row.userId,
    });
    await this.tellMentioned(row, row.userId, mentioned, null);
  }

  /** @returns null when it is gone */
  async revise(id: string, change: Partial<PostRow>, mentioned: readonly string[]): Promise<PostRow | null> {
    const row = await this.change({ _id: id }, { $set: change });
    if (!row) return null;
    if (row.state === 'visible') await this.tell(row, postRevised, { postId: id, featured: row.featured });
    if (row.state === 'visible') await this.tellMentioned(row, row.userId, mentioned, null);
    return row;
  }

  async remove(id: string): Promise<PostRow | null> {
    const row = await this.rows.findOneAndDelete({ _id: id }).lean();
    if (row) await this.tell({ ...row, revision: row.revision + 1 }, postRemoved, { postId: id });
    return row;
  }

  /**
   * Counts a like or comment of a visible post, or one that went.
   * @returns the post after it, or null when there is no such post anymore
   */
  count(id: string, what: 'likesCount' | 'commentsCount', by: number): Promise<PostRow | null> {
    const present = by > 0 ? { _id: id, state: 'visible' as const } : { _id: id };
    return this.change(present, { $inc: { [what]: by } });
  }

  /** Gives an event about a post its place in the order of the post's changes. */
  touch(id: string): Promise<PostRow | null> {
    return this.change({ _id: id, state: 'visible' }, {});
  }

  async tell<E extends EventDefinition>(
    row: Pick<PostRow, '_id' | 'revision'>,
    event: E,
    data: unknown,
  ): Promise<void> {
    const about = { aggregate: `post:${row._id}`, revision: row.revision };
    await this.outbox.addAll([{ definition: event, data, about }]);
  }

  async tellMentioned(
    row: Pick<PostRow, '_id' | 'revision'>,
    byMemberId: string,
    memberIds: readonly string[],
    commentId: string | null,
  ): Promise<void> {
    const about = { aggregate: `post:${row._id}`, revision: row.revision };
    const others = memberIds.filter((memberId) => memberId !== byMemberId);
    if (others.length > 0)
      await this.outbox.addAll(
        others.map((memberId) => ({
          definition: memberMentioned,
          data: { memberId, byMemberId, postId: row._id, commentId },
          about,
        })),
      );
  }

  private change(filter: object, update: UpdateQuery<PostRow>): Promise<PostRow | null> {
    return this.rows
      .findOneAndUpdate(
        filter,
        { ...update, $inc: { ...update.$inc, revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }
}

const foundBy = ({ beginnings, authorIds }: NonNullable<PostFilter['text']>) => ({
  $or: [
    { $and: beginnings.map((words) => ({ words })) },
    ...(authorIds.length > 0 ? [{ userId: { $in: authorIds } }] : []),
  ],
});
