import {
  type InputOf,
  type MemberActor,
  presenceSeconds,
  roomEntered,
  roomLeft,
  type roomRoutes,
} from '@barspoon/contracts';
import { MemberCards, Outbox } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { ParticipantsRepository } from '../live-sessions/participants.repository.ts';
import { PresenceRepository } from './presence.repository.ts';
import { RoomAccess } from './room-access.service.ts';

/** Who takes part and who has the room open. Implements BEYOND-84. */
@Injectable()
export class PresenceService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RoomAccess,
    private readonly presence: PresenceRepository,
    private readonly participantRows: ParticipantsRepository,
    private readonly members: MemberCards,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The host first, who has no place and needs none. */
  async participants(
    actor: MemberActor,
    id: string,
    { limit, cursor }: InputOf<typeof roomRoutes.participants>['query'],
  ) {
    // Read first: a cursor that cannot be is refused whatever the session is.
    const after = this.participantRows.after(cursor);
    const { hostUserId } = await this.access.readableFor(actor, id);
    const { items, nextCursor } = await this.participantRows.page(id, limit, after);
    const userIds = [...(cursor ? [] : [hostUserId]), ...items.map(({ userId }) => userId)];
    const [cards, present] = await Promise.all([
      this.members.of(userIds),
      this.presence.presentAmong(id, userIds, this.presentSince()),
    ]);
    return {
      items: userIds.map((memberId) => ({
        memberId,
        member: cards.get(memberId) ?? null,
        present: present.has(memberId),
      })),
      nextCursor,
    };
  }

  async stay(actor: MemberActor, id: string) {
    await this.access.sessionFor(actor, id);
    await this.transactions.run(() => this.seen(id, actor.id));
    return { done: true as const };
  }

  async go(actor: MemberActor, id: string) {
    await this.transactions.run(() => this.gone(id, actor.id));
    return { done: true as const };
  }

  /** Somebody who may be there is. Runs in the open transaction. */
  async seen(id: string, memberId: string): Promise<void> {
    const { wasPresentAt, revision } = await this.presence.see(id, memberId, this.clock.now());
    if (!wasPresentAt || wasPresentAt < this.presentSince())
      await this.tell(roomEntered, id, memberId, revision);
  }

  /** Nothing where they were not there. Runs in the open transaction. */
  async gone(id: string, memberId: string): Promise<void> {
    const revision = await this.presence.leave(id, memberId);
    if (revision !== null) await this.tell(roomLeft, id, memberId, revision);
  }

  private presentSince(): Date {
    return new Date(this.clock.now().getTime() - presenceSeconds * 1000);
  }

  private async tell(event: typeof roomEntered, sessionId: string, memberId: string, revision: number) {
    const about = { aggregate: `presence:${sessionId}:${memberId}`, revision };
    await this.outbox.add(event, { sessionId, memberId }, about);
  }
}
