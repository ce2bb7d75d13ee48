import { type MemberActor, roleMay } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { BansRepository } from '../live-sessions/bans.repository.ts';
import { banned } from '../live-sessions/live-session.errors.ts';
import type { LiveSessionRow } from '../live-sessions/live-session.schema.ts';
import { LiveSessionReading } from '../live-sessions/live-session-reading.service.ts';
import { ParticipantsRepository } from '../live-sessions/participants.repository.ts';
import { notInside, notModerating, roomClosed } from './room.errors.ts';

/** Who may be in a room, and when. Implements BEYOND-84. */
@Injectable()
export class RoomAccess {
  constructor(
    private readonly reading: LiveSessionReading,
    private readonly participants: ParticipantsRepository,
    private readonly bans: BansRepository,
  ) {}

  /** @throws DomainError 403 for whoever has no place, 409 while the session is not live */
  async sessionFor(actor: MemberActor, id: string): Promise<LiveSessionRow> {
    const session = await this.readableFor(actor, id);
    if (session.status !== 'live') throw roomClosed();
    return session;
  }

  /**
   * What was said and who was there can be read once it is over, too. Implements BEYOND-164.
   * @throws DomainError 403 for whoever has no place, 409 before the session is live and where it never was
   */
  async readableFor(actor: MemberActor, id: string): Promise<LiveSessionRow> {
    const session = await this.reading.current(id);
    const isInside = this.moderates(actor, session) || (await this.participants.has(id, actor.id));
    if (!isInside) throw (await this.bans.has(id, actor.id)) ? banned() : notInside();
    if (session.status !== 'live' && session.status !== 'ended') throw roomClosed();
    return session;
  }

  /** @throws DomainError 403 for all but the host and moderators */
  async moderatedBy(actor: MemberActor, id: string): Promise<LiveSessionRow> {
    const session = await this.reading.current(id);
    if (!this.moderates(actor, session)) throw notModerating();
    return session;
  }

  moderates(actor: MemberActor, { hostUserId }: Pick<LiveSessionRow, 'hostUserId'>): boolean {
    return actor.id === hostUserId || roleMay(actor.role, 'staff:moderation');
  }
}
