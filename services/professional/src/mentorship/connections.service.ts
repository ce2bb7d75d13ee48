import {
  becomesMentor,
  type ConnectionInput,
  type ConnectionListQuery,
  type ConnectionStep,
  type MemberActor,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BlocksRepository } from '../blocks/blocks.repository.ts';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import {
  connectionChanged,
  connectionNotFound,
  connectionOpen,
  notAccepting,
  notYourStep,
  notYourself,
  profileFirst,
} from '../connections/connection.errors.ts';
import { toConnection } from '../connections/connection.mapper.ts';
import type { ConnectionRow } from '../connections/connection.schema.ts';
import { mayTake, sourceOf } from '../connections/connection-steps.ts';
import { ConnectionsRepository, pairOf } from '../connections/connections.repository.ts';
import { mentorNotFound } from '../mentors/mentor.errors.ts';
import { isListed, MentorsRepository, queueOfMentor } from '../mentors/mentors.repository.ts';
import { MessagesRepository } from '../messages/messages.repository.ts';
import { EndorsementsRepository } from '../skills/endorsements.repository.ts';

/** Requests and connections as the two they are between see them. */
@Injectable()
export class ConnectionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly mentors: MentorsRepository,
    private readonly connections: ConnectionsRepository,
    private readonly bookings: BookingsRepository,
    private readonly blocks: BlocksRepository,
    private readonly messages: MessagesRepository,
    private readonly endorsements: EndorsementsRepository,
    private readonly clock: Clock,
  ) {}

  async mine(actor: MemberActor, { list, ...place }: ConnectionListQuery) {
    const { items, nextCursor } = await this.connections.page(list, actor.id, place);
    return { items: await this.shown(items), nextCursor };
  }

  /**
   * Implements MENT-14, MENT-15, BEYOND-76, BEYOND-77.
   * @throws DomainError 422 without a profile, to oneself or to somebody who does not accept; 409 when one is open
   */
  async request(actor: MemberActor, targetId: string, input: ConnectionInput) {
    if (targetId === actor.id) throw notYourself();
    const row = await this.transactions.run(async () => {
      const requester = await this.mentors.find(actor.id);
      if (!requester) throw profileFirst();
      const target = await this.mentors.find(targetId);
      if (!target || (await this.blocks.isBetween(actor.id, targetId))) throw mentorNotFound();
      if (!isListed(target)) throw notAccepting();
      if (await this.connections.findOpenBetween(actor.id, targetId)) throw connectionOpen();
      const isTargetMentor = becomesMentor(target.mentorType, requester.mentorType) === 'target';
      const now = this.clock.now();
      const added: ConnectionRow = {
        _id: newId(),
        pair: pairOf(actor.id, targetId),
        mentorUserId: isTargetMentor ? targetId : actor.id,
        menteeUserId: isTargetMentor ? actor.id : targetId,
        requestedByUserId: actor.id,
        requestedOfUserId: targetId,
        ...input,
        status: 'pending',
        revision: 1,
        createdAt: now,
        changedAt: now,
      };
      await this.mentors.touch([actor.id, targetId]);
      await this.connections.request(added);
      return added;
    }, queueOfMentor(targetId));
    return this.shownOne(row);
  }

  /**
   * Repeating it is a success and changes nothing. Implements BEYOND-75.
   * @throws DomainError 404 for others, 403 for the wrong one of the two, 409 when it has changed in the meantime
   */
  async step(actor: MemberActor, id: string, status: ConnectionStep) {
    const row = await this.transactions.run(async () => {
      const before = await this.connections.find(id);
      if (!before || ![before.requestedByUserId, before.requestedOfUserId].includes(actor.id))
        throw connectionNotFound();
      if (!mayTake(status, actor.id, before)) throw notYourStep();
      if (before.status === status) return before;
      return this.take(before, status, actor.id);
    });
    return this.shownOne(row);
  }

  /** Keeps that a member blocks another, and takes them apart: what is open between the two is over. */
  async part(memberId: string, otherId: string): Promise<void> {
    await this.transactions.run(async () => {
      // A request that is made at the same time waits, and then finds the block.
      await this.mentors.touch([memberId, otherId]);
      await this.blocks.keep(memberId, otherId);
      await this.messages.touch(memberId, otherId);
      await this.endorsements.removeBetween(memberId, otherId);
      const open = await this.connections.findOpenBetween(memberId, otherId);
      if (!open) return;
      const notAccepted = open.requestedByUserId === memberId ? 'withdrawn' : 'declined';
      await this.take(open, open.status === 'accepted' ? 'ended' : notAccepted, memberId);
    });
  }

  private async take(before: ConnectionRow, status: ConnectionStep, memberId: string) {
    const at = this.clock.now();
    const after = await this.connections.step(before._id, sourceOf(status), { status, memberId, at });
    if (!after) throw connectionChanged();
    if (status === 'ended') {
      await this.mentors.touch([before.mentorUserId, before.menteeUserId]);
      await this.bookings.cancelAhead(before._id, at, memberId);
    }
    return after;
  }

  private async shownOne(row: ConnectionRow) {
    const [connection] = await this.shown([row]);
    if (!connection) throw mentorNotFound();
    return connection;
  }

  private async shown(rows: readonly ConnectionRow[]) {
    const ids = rows.flatMap(({ mentorUserId, menteeUserId }) => [mentorUserId, menteeUserId]);
    const profiles = await this.mentors.byIds(ids);
    return rows.flatMap((row) => toConnection(row, profiles) ?? []);
  }
}
