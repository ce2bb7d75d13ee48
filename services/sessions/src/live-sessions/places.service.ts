import {
  liveSessionJoined,
  liveSessionLeft,
  liveSessionQueued,
  liveSessionUnqueued,
  type MemberActor,
  maxWaitingLists,
} from '@barspoon/contracts';
import { MemberBlocks } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, type DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { VideoClearing } from '../video/video-clearing.service.ts';
import { BansRepository } from './bans.repository.ts';
import {
  banned,
  sessionFull,
  sessionNotFound,
  sessionOver,
  tooManyWaitingLists,
} from './live-session.errors.ts';
import type { LiveSessionRow, WaitingMemberRow } from './live-session.schema.ts';
import { openStatuses } from './live-session.ts';
import { LiveSessionReading } from './live-session-reading.service.ts';
import { LiveSessionsRepository } from './live-sessions.repository.ts';
import { ParticipantsRepository } from './participants.repository.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';

const isOpen = { status: { $in: openStatuses } };
const hasRoom = { $expr: { $lt: ['$participantCount', '$maxParticipants'] } };

/**
 * Places in sessions and the line for them. Every change of either changes the session too, so that of two at once one
 * waits for the other: nobody moves up twice, and no place stays free while somebody is in line. Implements BEYOND-85.
 */
@Injectable()
export class PlacesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: LiveSessionsRepository,
    private readonly participants: ParticipantsRepository,
    private readonly waiting: WaitingListRepository,
    private readonly bans: BansRepository,
    private readonly reading: LiveSessionReading,
    private readonly video: VideoClearing,
    private readonly blocks: MemberBlocks,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating it is a success and changes nothing; the host needs no place. Implements VBAR-15, VBAR-16.
   * @throws DomainError 409 when it is full or over, 403 for whoever was sent out, and between whom and the host there is
   * a block
   */
  async join(actor: MemberActor, id: string) {
    await this.assertMayMeetHost(actor, id);
    await this.transactions.run(async () => {
      if (await this.needsNoPlace(actor, id)) return;
      if (!(await this.take(actor, id))) throw await this.whyNotJoined(id);
    });
    return { done: true as const };
  }

  async leave(actor: MemberActor, id: string) {
    await this.reading.current(id);
    await this.transactions.run(() => this.giveUp(id, actor.id));
    return { done: true as const };
  }

  /**
   * Who waits for a session with a free place gets it. Repeating it keeps the place in the line.
   * @throws DomainError 409 when it is over, 403 as for `join`
   */
  async wait(actor: MemberActor, id: string) {
    await this.assertMayMeetHost(actor, id);
    return this.transactions.run(async () => {
      if (await this.needsNoPlace(actor, id)) return { position: null };
      const own = await this.waiting.find(id, actor.id);
      if (!own && (await this.take(actor, id))) return { position: null };
      return { position: await this.waiting.positionOf(own ?? (await this.queue(actor, id))) };
    });
  }

  async stopWaiting(actor: MemberActor, id: string) {
    await this.reading.current(id);
    await this.transactions.run(() => this.unqueue(id, actor.id));
    return { done: true as const };
  }

  /** In the open transaction; who was in a session that is over stays in its count. */
  async giveUp(id: string, memberId: string): Promise<void> {
    if (!(await this.participants.remove(id, memberId))) return;
    const after = await this.sessions.changeIf(id, isOpen, {}, { participantCount: -1 });
    if (!after) return;
    await this.sessions.tell(after, liveSessionLeft, { memberId });
    await this.video.demand(id, memberId, after.revision);
    await this.fill(after);
  }

  /** In the open transaction. */
  async unqueue(id: string, memberId: string): Promise<void> {
    if (!(await this.waiting.remove(id, memberId))) return;
    const after = await this.sessions.changeIf(id, isOpen, {}, { waitingCount: -1 });
    if (after) await this.sessions.tell(after, liveSessionUnqueued, { memberId });
  }

  /** Gives free places to the first in line, in the open transaction. @returns the session after it */
  async fill(row: LiveSessionRow): Promise<LiveSessionRow> {
    const count = Math.min(row.maxParticipants - row.participantCount, row.waitingCount ?? 0);
    if (count <= 0) return row;
    const memberIds = await this.waiting.takeFirst(row._id, count);
    const after = await this.sessions.changeIf(
      row._id,
      isOpen,
      {},
      { participantCount: memberIds.length, waitingCount: -memberIds.length, revision: memberIds.length },
    );
    if (!after) return row;
    await this.participants.add(row._id, memberIds, this.clock.now());
    const each = memberIds.map((memberId) => ({ memberId, waited: true }));
    await this.sessions.tellAll(after, liveSessionJoined, each);
    return after;
  }

  private async assertMayMeetHost(actor: MemberActor, id: string): Promise<void> {
    const { hostUserId } = await this.reading.current(id);
    await this.blocks.assertMayAct(actor.id, hostUserId);
  }

  private async needsNoPlace(actor: MemberActor, id: string): Promise<boolean> {
    const row = await this.sessions.find(id);
    if (!row) throw sessionNotFound();
    if (row.hostUserId === actor.id || (await this.participants.has(id, actor.id))) return true;
    if (await this.bans.has(id, actor.id)) throw banned();
    return false;
  }

  /** @returns false when there is none to take */
  private async take(actor: MemberActor, id: string): Promise<boolean> {
    const after = await this.sessions.changeIf(id, { ...isOpen, ...hasRoom }, {}, { participantCount: 1 });
    if (!after) return false;
    await this.participants.add(id, [actor.id], this.clock.now());
    await this.sessions.tell(after, liveSessionJoined, { memberId: actor.id, waited: false });
    return true;
  }

  private async queue(actor: MemberActor, id: string): Promise<WaitingMemberRow> {
    const others = await this.waiting.waitsOf(actor.id, maxWaitingLists);
    if (others.length >= maxWaitingLists) throw tooManyWaitingLists();
    const more = { waitingCount: 1, lastWaitingNumber: 1 };
    const after = await this.sessions.changeIf(id, isOpen, {}, more);
    if (!after) throw await this.whyNotJoined(id);
    await this.sessions.tell(after, liveSessionQueued, { memberId: actor.id });
    return this.waiting.add(id, actor.id, after.lastWaitingNumber, this.clock.now());
  }

  private async whyNotJoined(id: string): Promise<DomainError> {
    const row = await this.sessions.find(id);
    if (!row) return sessionNotFound();
    return openStatuses.includes(row.status) ? sessionFull() : sessionOver();
  }
}
