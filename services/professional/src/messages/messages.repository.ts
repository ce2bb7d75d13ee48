import { messageSent, messagesRead, threadChanged } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import {
  afterKeyset,
  decodeCursor,
  encodeCursor,
  keysetPage,
  type PageRequest,
  toPage,
} from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { pairOf } from '../connections/connections.repository.ts';
import { DirectMessageRow, ThreadRow } from './message.schema.ts';

type NewMessage = Omit<DirectMessageRow, 'threadId' | 'seq' | 'isRemoved' | 'moderationRevision'>;

const latestFirst = [
  ['lastAt', -1, 'moment'],
  ['_id', -1, 'string'],
] as const;
const newestFirst = [['seq', -1]] as const;

/** Only this touches threads and direct messages; records the event of every change in the same transaction. */
@Injectable()
export class MessagesRepository {
  constructor(
    @InjectModel(ThreadRow.name) private readonly threads: Model<ThreadRow>,
    @InjectModel(DirectMessageRow.name) private readonly rows: Model<DirectMessageRow>,
    private readonly outbox: Outbox,
  ) {}

  findThread(one: string, other: string): Promise<ThreadRow | null> {
    return this.threads.findById(pairOf(one, other)).lean().exec();
  }

  find(id: string): Promise<DirectMessageRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  async threadsOf(memberId: string, page: PageRequest) {
    const query = this.threads.find({ memberIds: memberId }).lean();
    return keysetPage(query, latestFirst, page);
  }

  /** By id. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, DirectMessageRow>> {
    const rows = await this.rows.find({ _id: { $in: ids } }).lean();
    return new Map(rows.map((row) => [row._id, row]));
  }

  async countUnread(memberId: string): Promise<number> {
    const [sum] = await this.threads.aggregate<{ count: number }>([
      { $match: { memberIds: memberId } },
      { $group: { _id: null, count: { $sum: `$unread.${memberId}` } } },
    ]);
    return sum?.count ?? 0;
  }

  /** The filter for what comes after a place. @throws InvalidInputError for a cursor of another list */
  after(cursor: string | undefined): Record<string, unknown> {
    return cursor ? afterKeyset(newestFirst, decodeCursor(cursor, ['number'])) : {};
  }

  async history(threadId: string, limit: number, after: Record<string, unknown>) {
    const rows = await this.rows
      .find({ threadId, ...after })
      .sort({ seq: -1 })
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, ({ seq }) => encodeCursor([seq]));
  }

  countSince(senderId: string, since: Date): Promise<number> {
    return this.rows.countDocuments({ senderId, createdAt: { $gte: since } }).exec();
  }

  /** Gives a message the next place of its thread. Whoever writes has read what was written before. */
  async add(message: NewMessage): Promise<{ row: DirectMessageRow; thread: ThreadRow }> {
    const { _id, senderId, recipientId, createdAt } = message;
    const threadId = pairOf(senderId, recipientId);
    const before = await this.threads.findById(threadId).lean();
    const seq = (before?.lastSeq ?? 0) + 1;
    const thread = await this.threads
      .findOneAndUpdate(
        { _id: threadId },
        {
          $set: {
            lastSeq: seq,
            lastMessageId: _id,
            lastAt: createdAt,
            [`readSeqs.${senderId}`]: seq,
            [`unread.${senderId}`]: 0,
          },
          $inc: { [`unread.${recipientId}`]: 1, revision: 1 },
          $setOnInsert: { memberIds: [senderId, recipientId].sort() },
        },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    const row = { ...message, threadId, seq, isRemoved: false, moderationRevision: 0 };
    await this.rows.create([row]);
    await this.outbox.add(messageSent, { messageId: _id, senderId, recipientId }, aboutOf(thread));
    if (before?.unread[senderId])
      await this.outbox.add(messagesRead, { readerId: senderId, senderId: recipientId }, aboutOf(thread));
    return { row, thread };
  }

  /** Nothing where that far was read before. */
  async read(before: ThreadRow, readerId: string, upTo: number): Promise<void> {
    const seq = Math.min(upTo, before.lastSeq);
    if (seq <= (before.readSeqs[readerId] ?? 0)) return;
    const senderId = before.memberIds.find((id) => id !== readerId) as string;
    const left = await this.rows.countDocuments({
      threadId: before._id,
      recipientId: readerId,
      seq: { $gt: seq },
    });
    const thread = await this.threads
      .findOneAndUpdate(
        { _id: before._id },
        { $set: { [`readSeqs.${readerId}`]: seq, [`unread.${readerId}`]: left }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    await this.outbox.add(messagesRead, { readerId, senderId }, aboutOf(thread as ThreadRow));
  }

  /** As moderation has decided; an earlier decision that comes late changes nothing. */
  async moderate(id: string, isRemoved: boolean, revision: number): Promise<void> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id: id, moderationRevision: { $lt: revision } },
        { $set: { isRemoved, moderationRevision: revision } },
      )
      .lean();
    if (row) await this.touch(row.senderId, row.recipientId);
  }

  /** Open pages refetch it, and concurrent writers wait. Does nothing where nobody has written. */
  async touch(one: string, other: string): Promise<void> {
    const thread = await this.threads
      .findOneAndUpdate({ _id: pairOf(one, other) }, { $inc: { revision: 1 } }, { returnDocument: 'after' })
      .lean();
    if (thread) await this.outbox.add(threadChanged, { memberIds: thread.memberIds }, aboutOf(thread));
  }
}

const aboutOf = ({ _id, revision }: ThreadRow) => ({
  aggregate: `thread:${_id.replace(' ', '-')}`,
  revision,
});
