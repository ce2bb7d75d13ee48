import { liveSessionJoined, liveSessionLeft, type MemberActor } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, type DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { sessionFull, sessionNotFound, sessionOver } from './live-session.errors.ts';
import { openStatuses } from './live-session.ts';
import { LiveSessionReading } from './live-session-reading.service.ts';
import { LiveSessionsRepository } from './live-sessions.repository.ts';
import { ParticipantsRepository } from './participants.repository.ts';

const isOpen = { status: { $in: openStatuses } };
const hasRoom = { $expr: { $lt: ['$participantCount', '$maxParticipants'] } };

/** Places in sessions. Implements BEYOND-85. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: LiveSessionsRepository,
    private readonly participants: ParticipantsRepository,
    private readonly reading: LiveSessionReading,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating it is a success and changes nothing; the host needs no place. Implements VBAR-15, VBAR-16.
   * @throws DomainError 409 when it is full or over
   */
  async join(actor: MemberActor, id: string) {
    await this.reading.current(id);
    await this.transactions.run(async () => {
      const row = await this.sessions.find(id);
      if (!row) throw sessionNotFound();
      if (row.hostUserId === actor.id || (await this.participants.has(id, actor.id))) return;
      const after = await this.sessions.changeIf(id, { ...isOpen, ...hasRoom }, {}, 1);
      if (!after) throw await this.whyNotJoined(id);
      await this.participants.add(id, actor.id, this.clock.now());
      await this.sessions.tell(after, liveSessionJoined, { memberId: actor.id });
    });
    return { done: true as const };
  }

  async leave(actor: MemberActor, id: string) {
    await this.reading.current(id);
    await this.transactions.run(() => this.giveUp(id, actor.id));
    return { done: true as const };
  }

  /** In the open transaction; who was in a session that is over stays in its count. */
  async giveUp(id: string, memberId: string): Promise<void> {
    if (!(await this.participants.remove(id, memberId))) return;
    const after = await this.sessions.changeIf(id, isOpen, {}, -1);
    if (after) await this.sessions.tell(after, liveSessionLeft, { memberId });
  }

  private async whyNotJoined(id: string): Promise<DomainError> {
    const row = await this.sessions.find(id);
    if (!row) return sessionNotFound();
    return openStatuses.includes(row.status) ? sessionFull() : sessionOver();
  }
}
