import {
  type ConnectionList,
  type ConnectionStatus,
  type ConnectionStep,
  connectionAccepted,
  connectionDeclined,
  connectionEnded,
  connectionRequested,
  connectionStatuses,
  connectionWithdrawn,
  type EventDefinition,
  type ListedMentor,
  openConnectionStatuses,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { keysetPage, type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ConnectionRow } from './connection.schema.ts';

const latestFirst = [
  ['changedAt', -1, 'moment'],
  ['_id', -1, 'string'],
] as const;
const stepEvents: Record<ConnectionStep, EventDefinition> = {
  accepted: connectionAccepted,
  declined: connectionDeclined,
  withdrawn: connectionWithdrawn,
  ended: connectionEnded,
};
const open = { $in: [...openConnectionStatuses] };
const over: ConnectionStatus[] = ['declined', 'withdrawn', 'ended'];

/** The same for both orders of the two. */
export const pairOf = (...members: [string, string]): string => members.sort().join(' ');

const conditionsOf = (list: ConnectionList, memberId: string): Record<string, unknown> => {
  if (list === 'incoming') return { requestedOfUserId: memberId, status: 'pending' };
  if (list === 'outgoing') return { requestedByUserId: memberId, status: 'pending' };
  const status = list === 'connected' ? 'accepted' : { $in: over };
  return {
    $or: [
      { requestedOfUserId: memberId, status },
      { requestedByUserId: memberId, status },
    ],
  };
};

/** Only this touches connections; records the event of every change in the same transaction. */
@Injectable()
export class ConnectionsRepository {
  constructor(
    @InjectModel(ConnectionRow.name) private readonly rows: Model<ConnectionRow>,
    private readonly outbox: Outbox,
  ) {}

  /** Implements PORT-04. */
  countAccepted(): Promise<number> {
    return this.rows.countDocuments({ status: 'accepted' }).exec();
  }

  async request(row: ConnectionRow): Promise<void> {
    await this.rows.create([row]);
    await this.tell(row, connectionRequested, row.requestedByUserId);
  }

  find(id: string): Promise<ConnectionRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /** @returns null when it no longer has the status it starts from */
  async step(
    id: string,
    from: ConnectionStatus,
    { status, memberId, at }: { status: ConnectionStep; memberId: string; at: Date },
  ): Promise<ConnectionRow | null> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id: id, status: from },
        { $set: { status, changedAt: at }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (row) await this.tell(row, stepEvents[status], memberId);
    return row;
  }

  async countByStatus(): Promise<Record<ConnectionStatus, number>> {
    const counts = await Promise.all(
      connectionStatuses.map(async (status) => [status, await this.rows.countDocuments({ status })]),
    );
    return Object.fromEntries(counts);
  }

  async pageOfAll(status: ConnectionStatus | undefined, place: PageRequest) {
    return this.pageWhere(status ? { status } : {}, place);
  }

  findOpenBetween(one: string, other: string): Promise<ConnectionRow | null> {
    return this.rows
      .findOne({ pair: pairOf(one, other), status: open })
      .lean()
      .exec();
  }

  async wasAcceptedBetween(one: string, other: string): Promise<boolean> {
    const statuses: ConnectionStatus[] = ['accepted', 'ended'];
    const filter = { pair: pairOf(one, other), status: { $in: statuses } };
    return (await this.rows.exists(filter)) !== null;
  }

  async isAnyBetween(one: string, other: string): Promise<boolean> {
    return (await this.rows.exists({ pair: pairOf(one, other) })) !== null;
  }

  /** The open request or connection between a member and each of the others, by the other's id. */
  async openBetween(
    memberId: string,
    others: readonly string[],
  ): Promise<ReadonlyMap<string, NonNullable<ListedMentor['connection']>>> {
    const rows = await this.rows
      .find({ pair: { $in: others.map((other) => pairOf(memberId, other)) }, status: open })
      .lean();
    return new Map(
      rows.map(({ _id, status, requestedByUserId, requestedOfUserId }) => [
        requestedByUserId === memberId ? requestedOfUserId : requestedByUserId,
        { id: _id, status: status === 'accepted' ? 'accepted' : 'pending', requestedByUserId },
      ]),
    );
  }

  page(list: ConnectionList, memberId: string, place: PageRequest) {
    return this.pageWhere(conditionsOf(list, memberId), place);
  }

  private async pageWhere(condition: Record<string, unknown>, page: PageRequest) {
    return keysetPage(this.rows.find(condition).lean(), latestFirst, page);
  }

  private async tell(row: ConnectionRow, event: EventDefinition, memberId: string): Promise<void> {
    const { _id: connectionId, requestedByUserId, requestedOfUserId, revision } = row;
    await this.outbox.addAll([
      {
        definition: event,
        data: { connectionId, memberId, requestedByUserId, requestedOfUserId },
        about: { aggregate: `connection:${connectionId}`, revision },
      },
    ]);
  }
}
