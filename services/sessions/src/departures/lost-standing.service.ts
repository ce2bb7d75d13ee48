import { type EventOf, type memberStandingChanged, roleMay } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { LiveSessionsRepository } from '../live-sessions/live-sessions.repository.ts';
import { ParticipantsRepository } from '../live-sessions/participants.repository.ts';
import { PresenceRepository } from '../rooms/presence.repository.ts';
import { PresenceService } from '../rooms/presence.service.ts';
import { VideoClearing } from '../video/video-clearing.service.ts';

/** A token for the video of a room is good for a minute, and so may have been given just before. */
const tokensEndMs = 70_000;

/** Takes members out of the rooms that they were in by a standing they no longer have. Security check 66. */
@Injectable()
export class LostStanding {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: LiveSessionsRepository,
    private readonly participants: ParticipantsRepository,
    private readonly rows: PresenceRepository,
    private readonly presence: PresenceService,
    private readonly video: VideoClearing,
  ) {}

  /** Nothing where they may stay: hosts, those with a place and moderators, as long as they are not suspended. */
  async takeOut({ id: cause, occurredAt, data }: EventOf<typeof memberStandingChanged>): Promise<void> {
    if (!data.suspended && roleMay(data.role, 'staff:moderation')) return;
    const tokensEnd = new Date(Date.parse(occurredAt) + tokensEndMs);
    for (const sessionId of await this.rows.roomsOf(data.memberId)) {
      if (!data.suspended && (await this.hasPlace(sessionId, data.memberId))) continue;
      await this.transactions.run(async () => {
        await this.presence.gone(sessionId, data.memberId);
        await this.video.demand(sessionId, data.memberId, cause);
        await this.video.demand(sessionId, data.memberId, `${cause}-later`, tokensEnd);
      });
    }
  }

  private async hasPlace(sessionId: string, memberId: string): Promise<boolean> {
    const session = await this.sessions.find(sessionId);
    return session?.hostUserId === memberId || this.participants.has(sessionId, memberId);
  }
}
