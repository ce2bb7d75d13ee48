import { type EventDefinition, type LiveSessionStatus, liveSessionScheduled } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { keysetPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LiveSessionRow } from './live-session.schema.ts';
import { openStatuses } from './live-session.ts';

const nextFirst = [
  ['scheduledAt', 1, 'moment'],
  ['_id', 1, 'string'],
] as const;

const latestFirst = [
  ['scheduledAt', -1, 'moment'],
  ['_id', -1, 'string'],
] as const;

/** What is counted on a session. */
type Counts = Pick<LiveSessionRow, 'participantCount' | 'waitingCount' | 'lastWaitingNumber' | 'revision'>;

/** What may be set: fields, and the step of what is mixed together. */
type Change = Partial<LiveSessionRow> & { 'mixAlong.step'?: number };

type Told = Pick<LiveSessionRow, '_id' | 'hostUserId' | 'revision'>;

interface Span {
  from?: Date | undefined;
  to?: Date | undefined;
}

/** Only this touches sessions. Writes join the open transaction. */
@Injectable()
export class LiveSessionsRepository {
  constructor(
    @InjectModel(LiveSessionRow.name) private readonly rows: Model<LiveSessionRow>,
    private readonly outbox: Outbox,
  ) {}

  find(id: string): Promise<LiveSessionRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /** Scheduled and live ones, the next first. */
  async openPage({ from, to }: Span, limit: number, cursor?: string) {
    const inSpan = { ...(from && { $gte: from }), ...(to && { $lt: to }) };
    const query = this.rows
      .find({
        $and: [{ status: { $in: openStatuses } }, ...(from || to ? [{ scheduledAt: inSpan }] : [])],
      })
      .lean();
    return keysetPage(query, nextFirst, { limit, cursor });
  }

  /** Of all or of one status, the latest first. */
  async page(status: LiveSessionStatus | undefined, limit: number, cursor?: string) {
    const query = this.rows.find({ ...(status && { status }) }).lean();
    return keysetPage(query, latestFirst, { limit, cursor });
  }

  /** Ids of those that are due to go on. */
  async due(now: Date, limit: number): Promise<string[]> {
    const rows = await this.rows
      .find({ advancesAt: { $lte: now, $type: 'date' } }, { _id: 1 })
      .sort({ advancesAt: 1 })
      .limit(limit)
      .lean();
    return rows.map(({ _id }) => _id);
  }

  /** Scheduled and live ones in which a recipe is mixed. */
  openWithRecipe(recipeId: string): Promise<LiveSessionRow[]> {
    return this.rows
      .find({ 'mixAlong.recipeId': recipeId, status: { $in: openStatuses } })
      .lean()
      .exec();
  }

  countOpenOf(hostUserId: string): Promise<number> {
    return this.rows.countDocuments({ hostUserId, status: { $in: openStatuses } }).exec();
  }

  /** Ids of a member's own sessions, some at a time. */
  async idsOf(hostUserId: string, limit: number): Promise<string[]> {
    const rows = await this.rows.find({ hostUserId }, { _id: 1 }).limit(limit).lean();
    return rows.map(({ _id }) => _id);
  }

  /** Ids of those a member hosts that are not over. */
  async openIdsOf(hostUserId: string): Promise<string[]> {
    const rows = await this.rows.find({ hostUserId, status: { $in: openStatuses } }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
  }

  async add(row: LiveSessionRow): Promise<void> {
    await this.rows.create([row]);
    await this.tell(row, liveSessionScheduled, { scheduledAt: row.scheduledAt.toISOString() });
  }

  /** Changes a session as long as this is true of it; null when it is not. */
  changeIf(
    id: string,
    condition: Record<string, unknown>,
    set: Change,
    more: Partial<Counts> = {},
  ): Promise<LiveSessionRow | null> {
    return this.rows
      .findOneAndUpdate(
        { _id: id, ...condition },
        { $set: set, $inc: { revision: 1, ...more } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  async remove(id: string): Promise<void> {
    await this.rows.deleteOne({ _id: id });
  }

  /** Records what has happened to a session, with its host. */
  async tell(row: Told, event: EventDefinition, more: Record<string, unknown> = {}): Promise<void> {
    await this.tellAll(row, event, [more]);
  }

  /** Of a change that was several: each has a revision of its own, and the last that of the row. */
  async tellAll(
    { _id, hostUserId, revision }: Told,
    event: EventDefinition,
    each: readonly Record<string, unknown>[],
  ): Promise<void> {
    await this.outbox.addAll(
      each.map((more, at) => ({
        definition: event,
        data: { sessionId: _id, hostId: hostUserId, ...more },
        about: { aggregate: `live-session:${_id}`, revision: revision - each.length + 1 + at },
      })),
    );
  }
}
