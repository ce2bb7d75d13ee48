import {
  type InputOf,
  idSchema,
  type MemberActor,
  roleMay,
  roomAired,
  type videoInternalRoutes,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { LiveSessionRow } from '../live-sessions/live-session.schema.ts';
import { LiveSessionsRepository } from '../live-sessions/live-sessions.repository.ts';
import { ParticipantsRepository } from '../live-sessions/participants.repository.ts';
import { PresenceService } from '../rooms/presence.service.ts';
import { RoomAccess } from '../rooms/room-access.service.ts';
import { VideoClearing } from '../video/video-clearing.service.ts';
import { type VideoEvent, VideoRooms } from '../video/video-rooms.ts';
import { VideoEventsRepository } from './video-events.repository.ts';

const triesToFollow = 5;

/** Picture and sound of a room: who gets in, and what its server tells of it. Implements BEYOND-84. */
@Injectable()
export class RoomVideo {
  constructor(
    private readonly transactions: Transactions,
    private readonly rooms: VideoRooms,
    private readonly access: RoomAccess,
    private readonly sessions: LiveSessionsRepository,
    private readonly participants: ParticipantsRepository,
    private readonly presence: PresenceService,
    private readonly clearing: VideoClearing,
    private readonly events: VideoEventsRepository,
    private readonly clock: Clock,
  ) {}

  /** For whoever may be in the room. @throws DomainError 409 where there is no video server */
  async enter(actor: MemberActor, id: string) {
    const { hostUserId } = await this.access.sessionFor(actor, id);
    const member = {
      id: actor.id,
      publishes: actor.id === hostUserId,
      isAdmin: roleMay(actor.role, 'staff:moderation'),
    };
    return this.rooms.admit(id, member);
  }

  /** Any number of times and in any order: each has its effect once. @throws DomainError 400 */
  async takeEvent({ payload, signature }: InputOf<typeof videoInternalRoutes.takeEvent>['body']) {
    const event = await this.rooms.verifyWebhook(payload, signature);
    const isOfRoom = idSchema.safeParse(event.room).success;
    const session = isOfRoom ? await this.sessions.find(event.room) : null;
    if (session) await this.consider(event, session);
    return { done: true as const };
  }

  private async consider(event: VideoEvent, session: LiveSessionRow): Promise<void> {
    const { kind, memberId } = event;
    if (memberId === session.hostUserId || kind === 'finished') await this.followHost(session._id);
    if (memberId === null || (kind !== 'joined' && kind !== 'left')) return;
    await this.transactions.run(async () => {
      if (!(await this.events.note(event.id, this.clock.now()))) return;
      if (kind === 'left') {
        if (event.isLost) await this.presence.gone(session._id, memberId);
      } else if (await this.mayBeThere(event, memberId, session))
        await this.presence.seen(session._id, memberId);
      else await this.sendOut(event, memberId, session);
    });
  }

  /** A token lives a minute, and may have been used after its member was sent out. */
  private async mayBeThere({ isAdmin }: VideoEvent, memberId: string, session: LiveSessionRow) {
    if (session.status !== 'live') return false;
    return isAdmin || memberId === session.hostUserId || this.participants.has(session._id, memberId);
  }

  private sendOut({ id }: VideoEvent, memberId: string, { _id, status }: LiveSessionRow): Promise<void> {
    return this.clearing.demand(_id, status === 'live' ? memberId : null, id);
  }

  /** What is true is asked of the server: what it told may be late, out of order or a second time. */
  private async followHost(id: string): Promise<void> {
    for (let tries = 0; tries < triesToFollow; tries += 1) {
      const session = await this.sessions.find(id);
      if (session?.status !== 'live') return;
      const onAir = await this.rooms.isPublishing(id, session.hostUserId);
      if (onAir === (session.onAir ?? false)) return;
      if (await this.transactions.run(() => this.air(session, onAir))) return;
    }
  }

  private async air({ _id, revision }: LiveSessionRow, onAir: boolean): Promise<boolean> {
    const after = await this.sessions.changeIf(_id, { status: 'live', revision }, { onAir });
    if (after) await this.sessions.tell(after, roomAired, { onAir });
    return after !== null;
  }
}
