import {
  type EventDefinition,
  type InputOf,
  type MemberActor,
  roomBanned,
  type roomRoutes,
  roomUnbanned,
} from '@barspoon/contracts';
import { MemberCards } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BansRepository } from '../live-sessions/bans.repository.ts';
import { LiveSessionsRepository } from '../live-sessions/live-sessions.repository.ts';
import { PlacesService } from '../live-sessions/places.service.ts';
import { ChatRepository } from './chat.repository.ts';
import { ChatReportsRepository } from './chat-reports.repository.ts';
import { PresenceRepository } from './presence.repository.ts';
import { hostStays, messageNotFound, ownMessage } from './room.errors.ts';
import { RoomAccess } from './room-access.service.ts';

const bansShown = 100;

/** How hosts and admins keep a room pleasant, and how those inside call for help. Implements BEYOND-84. */
@Injectable()
export class RoomModeration {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RoomAccess,
    private readonly sessions: LiveSessionsRepository,
    private readonly chat: ChatRepository,
    private readonly reports: ChatReportsRepository,
    private readonly banned: BansRepository,
    private readonly places: PlacesService,
    private readonly presence: PresenceRepository,
    private readonly members: MemberCards,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async pace(actor: MemberActor, id: string, { seconds }: InputOf<typeof roomRoutes.pace>['body']) {
    const { chatRoomId } = await this.access.moderatedBy(actor, id);
    await this.transactions.run(() => this.chat.pace(chatRoomId, id, seconds));
    return { done: true as const };
  }

  async bans(actor: MemberActor, id: string) {
    await this.access.moderatedBy(actor, id);
    const rows = await this.banned.of(id, bansShown);
    const cards = await this.members.of(rows.map(({ userId }) => userId));
    return {
      items: rows.map(({ userId, bannedAt }) => ({
        memberId: userId,
        member: cards.get(userId) ?? null,
        bannedAt: bannedAt.toISOString(),
      })),
    };
  }

  /** Their place, or place in the line, goes with them. Repeating it changes nothing. */
  async ban(actor: MemberActor, id: string, memberId: string) {
    const { hostUserId } = await this.access.moderatedBy(actor, id);
    if (memberId === hostUserId) throw hostStays();
    await this.transactions.run(async () => {
      if (!(await this.banned.add(id, memberId, this.clock.now()))) return;
      await this.places.giveUp(id, memberId);
      await this.places.unqueue(id, memberId);
      await this.presence.leave(id, memberId);
      await this.tell(roomBanned, id, memberId);
      if (actor.id !== hostUserId)
        await this.audit.record('live-session.member-banned', `live-session:${id}`, { member: memberId });
    });
    return { done: true as const };
  }

  async unban(actor: MemberActor, id: string, memberId: string) {
    await this.access.moderatedBy(actor, id);
    await this.transactions.run(async () => {
      if (await this.banned.remove(id, memberId)) await this.tell(roomUnbanned, id, memberId);
    });
    return { done: true as const };
  }

  /** By whoever is in the room; admins see it in the console. */
  async report(actor: MemberActor, messageId: string, report: InputOf<typeof roomRoutes.report>['body']) {
    const found = await this.chat.find(messageId);
    if (!found || found.removedBy) throw messageNotFound();
    await this.access.sessionFor(actor, found.sessionId);
    if (found.userId === actor.id) throw ownMessage();
    await this.transactions.run(() =>
      this.reports.add(messageId, actor.id, { ...report, createdAt: this.clock.now() }),
    );
    return { done: true as const };
  }

  /** A change of the session like any other: bans and their ends come in order. */
  private async tell(event: EventDefinition, id: string, memberId: string): Promise<void> {
    const session = await this.sessions.changeIf(id, {}, {});
    if (session) await this.sessions.tell(session, event, { memberId });
  }
}
