import { Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { LiveSessionsRepository } from '../live-sessions/live-sessions.repository.ts';
import { ParticipantsRepository } from '../live-sessions/participants.repository.ts';
import { PlacesService } from '../live-sessions/places.service.ts';
import { WaitingListRepository } from '../live-sessions/waiting-list.repository.ts';
import { PresenceService } from '../rooms/presence.service.ts';

/** What a block ends here: neither keeps a place, or waits for one, in what the other hosts. Implements BEYOND-147. */
@Injectable()
export class PartedMembers {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: LiveSessionsRepository,
    private readonly participants: ParticipantsRepository,
    private readonly waiting: WaitingListRepository,
    private readonly places: PlacesService,
    private readonly presence: PresenceService,
  ) {}

  /** Repeating it changes nothing. */
  async part(one: string, other: string): Promise<void> {
    await this.takeOut(one, other);
    await this.takeOut(other, one);
  }

  private async takeOut(hostId: string, memberId: string): Promise<void> {
    for (const id of await this.sessions.openIdsOf(hostId))
      await this.transactions.run(async () => {
        if (await this.waiting.find(id, memberId)) await this.places.unqueue(id, memberId);
        if (!(await this.participants.has(id, memberId))) return;
        await this.presence.gone(id, memberId);
        await this.places.giveUp(id, memberId);
      });
  }
}
