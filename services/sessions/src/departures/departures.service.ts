import { OwnData } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { BansRepository } from '../live-sessions/bans.repository.ts';
import { LiveSessionsRepository } from '../live-sessions/live-sessions.repository.ts';
import { ParticipantsRepository } from '../live-sessions/participants.repository.ts';
import { PlacesService } from '../live-sessions/places.service.ts';
import { SessionProgress } from '../live-sessions/session-progress.service.ts';
import { WaitingListRepository } from '../live-sessions/waiting-list.repository.ts';
import { ChatRepository } from '../rooms/chat.repository.ts';
import { ChatReactionsRepository } from '../rooms/chat-reactions.repository.ts';
import { PresenceRepository } from '../rooms/presence.repository.ts';

const rowsAtOnce = 200;

/** What happens to everything of a member who leaves. */
@Injectable()
export class DeparturesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly own: OwnData,
    private readonly sessions: LiveSessionsRepository,
    private readonly participants: ParticipantsRepository,
    private readonly waiting: WaitingListRepository,
    private readonly places: PlacesService,
    private readonly progress: SessionProgress,
    private readonly chat: ChatRepository,
    private readonly reactions: ChatReactionsRepository,
    private readonly bans: BansRepository,
    private readonly presence: PresenceRepository,
  ) {}

  /** Their sessions are over and go with all that hangs on them; others' get a place back. Repeating changes nothing. */
  async erase(memberId: string): Promise<void> {
    await this.transactions.run(async () => {
      await each(
        () => this.sessions.idsOf(memberId, rowsAtOnce),
        (id) => this.closeAndRemove(id),
      );
      await each(
        () => this.participants.sessionsOf(memberId, rowsAtOnce),
        (id) => this.places.giveUp(id, memberId),
      );
      await each(
        async () => (await this.waiting.waitsOf(memberId, rowsAtOnce)).map(({ sessionId }) => sessionId),
        (id) => this.places.unqueue(id, memberId),
      );
      while (await this.reactions.takeBackSome(memberId, rowsAtOnce));
      await this.own.erase(memberId);
    });
  }

  private async closeAndRemove(id: string): Promise<void> {
    const row = await this.sessions.find(id);
    if (row?.status === 'scheduled') await this.progress.move(row, 'cancelled');
    if (row?.status === 'live') await this.progress.move(row, 'ended');
    await this.participants.removeAllOf(id);
    await this.waiting.removeAllOf(id);
    await this.presence.removeAllOf(id);
    await this.bans.removeAllOf(id);
    if (row) await this.chat.removeAllOf(row.chatRoomId);
    await this.sessions.remove(id);
  }
}

async function each(next: () => Promise<string[]>, act: (id: string) => Promise<unknown>): Promise<void> {
  for (let ids = await next(); ids.length > 0; ids = await next()) for (const id of ids) await act(id);
}
