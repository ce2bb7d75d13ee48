import { inboxChanged, maxUnreadCounted } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { keysetPage, type PageRequest, Transactions } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { NotificationRow } from './notification.schema.ts';

const latestFirst = [
  ['at', -1, 'moment'],
  ['_id', -1, 'string'],
] as const;
/** How many of those who did it are stored individually; later ones replace the first. */
export const maxActors = 100;
const rowsAtOnce = 500;
/** What waits for a daily summary says so. */
const nextDigest = 'next';
const behindTheBell = { mailedOnly: { $ne: true } };

export interface News extends Pick<NotificationRow, 'kind' | 'subject' | 'words' | 'link' | 'at'> {
  actorId: string | null;
}

/** Only this touches notifications; tells of every change in the same transaction. */
@Injectable()
export class NotificationsRepository {
  constructor(
    @InjectModel(NotificationRow.name) private readonly rows: Model<NotificationRow>,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
  ) {}

  /** Adds it, or lets the unread one about the same grow. Runs in the open transaction. */
  async add(
    memberId: string,
    { kind, subject, words, link, at, actorId }: News,
    { isShown, isDigested }: { isShown: boolean; isDigested: boolean },
  ): Promise<void> {
    const unread = { memberId, kind, subject, readAt: null };
    // What is only pushed is over with the next of its kind: nobody can read it.
    if (!isShown && !isDigested)
      await this.rows.updateMany(
        { ...unread, mailedOnly: true, digest: { $exists: false } },
        { $set: { readAt: at } },
      );
    const known = await this.rows.findOne(unread, { actorIds: 1 }).lean();
    const actorIds = actorId
      ? [actorId, ...(known?.actorIds ?? []).filter((id) => id !== actorId)].slice(0, maxActors)
      : [];
    await this.rows.updateOne(
      unread,
      {
        $set: {
          actorIds,
          words,
          link,
          at,
          mailedOnly: !isShown,
          ...(isDigested && { digest: nextDigest }),
        },
        ...(!isDigested && { $unset: { digest: 1 } }),
        $setOnInsert: { _id: newId() },
      },
      { upsert: true },
    );
    await this.tell(memberId);
  }

  /** Takes back what is unread about a subject: the part of one member, or all of it. */
  async takeBack(kind: string, subject: string, actorId: string | null): Promise<void> {
    const unread = { kind, subject, readAt: null };
    if (actorId) await this.takeOut({ ...unread, actorIds: actorId }, actorId);
    else await this.remove(unread);
  }

  /** A member who has left is nobody any more who did something. */
  async forgetActor(actorId: string): Promise<void> {
    await this.takeOut({ actorIds: actorId }, actorId);
  }

  async page(memberId: string, page: PageRequest) {
    const query = this.rows.find({ memberId, ...behindTheBell }).lean();
    return keysetPage(query, latestFirst, page);
  }

  unread(memberId: string): Promise<number> {
    return this.rows
      .countDocuments({ memberId, readAt: null, ...behindTheBell })
      .limit(maxUnreadCounted + 1)
      .exec();
  }

  /** @returns false when the member has no such notification */
  async markRead(memberId: string, _id: string, readAt: Date): Promise<boolean> {
    return this.transactions.run(async () => {
      const { modifiedCount } = await this.rows.updateOne(
        { _id, memberId, readAt: null },
        { $set: { readAt } },
      );
      if (modifiedCount === 1) await this.tell(memberId);
      return modifiedCount === 1 || (await this.rows.exists({ _id, memberId })) !== null;
    });
  }

  async markAllRead(memberId: string, until: Date, readAt: Date): Promise<void> {
    await this.transactions.run(async () => {
      const { modifiedCount } = await this.rows.updateMany(
        { memberId, readAt: null, at: { $lte: until }, ...behindTheBell },
        { $set: { readAt } },
      );
      if (modifiedCount > 0) await this.tell(memberId);
    });
  }

  /**
   * Puts what waits for a daily summary and is unread into that of a day. Runs in the open transaction.
   * @returns whether there is any
   */
  async gather(memberId: string, day: string, now: Date): Promise<boolean> {
    const waiting = { memberId, digest: nextDigest, readAt: null };
    // What nobody sees is over with the mail; what is behind the bell goes on growing there.
    const mailed = await this.rows.updateMany(
      { ...waiting, mailedOnly: true },
      { $set: { digest: day, readAt: now } },
    );
    const shown = await this.rows.updateMany(waiting, { $set: { digest: day } });
    return mailed.modifiedCount + shown.modifiedCount > 0;
  }

  /** What stands in the summary of a day and was not read in the meantime, the latest first. */
  ofDigest(memberId: string, digest: string): Promise<NotificationRow[]> {
    return this.rows
      .find({ memberId, digest, $or: [{ readAt: null }, { mailedOnly: true }] })
      .sort({ at: -1 })
      .limit(rowsAtOnce)
      .lean()
      .exec();
  }

  /** Whether a member has read of something since a moment. */
  async wasRead(memberId: string, kind: string, subject: string, since: Date): Promise<boolean> {
    return (await this.rows.exists({ memberId, kind, subject, readAt: { $gte: since } })) !== null;
  }

  /** What a member has not read about something, if anything. */
  unreadAbout(memberId: string, kind: string, subject: string): Promise<NotificationRow | null> {
    return this.rows.findOne({ memberId, kind, subject, readAt: null }).lean().exec();
  }

  /** How many of a kind there are, stand behind the bell and were read, since each of some moments, the first first. */
  async volumesSince(kind: string, moments: readonly [Date, ...Date[]]) {
    const isShown = { $ne: ['$mailedOnly', true] };
    const isRead = { $and: [isShown, { $gt: ['$readAt', null] }] };
    const counts = moments.flatMap((since, at) => {
      const isSince = { $gte: ['$at', since] };
      const sum = (...conditions: object[]) => ({
        $sum: { $cond: [{ $and: [isSince, ...conditions] }, 1, 0] },
      });
      return Object.entries({ made: sum(), inApp: sum(isShown), read: sum(isRead) }).map(
        ([name, counted]) => [`${name}${at}`, counted] as const,
      );
    });
    const [found = {}] = await this.rows.aggregate<Record<string, number>>([
      { $match: { kind, at: { $gte: moments[0] } } },
      { $group: { _id: null, ...Object.fromEntries(counts) } },
    ]);
    return moments.map((_, at) => ({
      made: found[`made${at}`] ?? 0,
      inApp: found[`inApp${at}`] ?? 0,
      read: found[`read${at}`] ?? 0,
    }));
  }

  private async takeOut(filter: object, actorId: string): Promise<void> {
    const rows = await this.rows.find(filter, { memberId: 1, actorIds: 1 }).limit(rowsAtOnce).lean();
    if (rows.length === 0) return;
    const alone = rows.filter(({ actorIds }) => actorIds.length === 1);
    const others = rows.filter(({ actorIds }) => actorIds.length > 1);
    await this.rows.deleteMany({ _id: { $in: alone.map(({ _id }) => _id) } });
    await this.rows.updateMany(
      { _id: { $in: others.map(({ _id }) => _id) } },
      { $pull: { actorIds: actorId } },
    );
    for (const memberId of new Set(rows.map((row) => row.memberId))) await this.tell(memberId);
    if (rows.length === rowsAtOnce) await this.takeOut(filter, actorId);
  }

  private async remove(filter: object): Promise<void> {
    const rows = await this.rows.find(filter, { memberId: 1 }).limit(rowsAtOnce).lean();
    if (rows.length === 0) return;
    await this.rows.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } });
    for (const memberId of new Set(rows.map((row) => row.memberId))) await this.tell(memberId);
    if (rows.length === rowsAtOnce) await this.remove(filter);
  }

  /** Each change stands alone: whoever hears of one reads what is there then, in whatever order they come. */
  private async tell(memberId: string): Promise<void> {
    await this.outbox.add(inboxChanged, { memberId }, { aggregate: `inbox:${newId()}`, revision: 1 });
  }
}
