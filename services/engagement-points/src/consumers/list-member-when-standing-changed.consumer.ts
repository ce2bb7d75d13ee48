import { type EventOf, memberStandingChanged } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Controller } from '@nestjs/common';
import { BoardsService } from '../leaderboards/boards.service.ts';
import { ListingService } from '../leaderboards/listing.service.ts';

@Controller()
export class ListMemberWhenStandingChanged {
  constructor(
    private readonly listing: ListingService,
    private readonly boards: BoardsService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Suspended members leave the boards at once; the restored come back. Redis is told before the commit, since the event
   * comes again if that fails, and once more behind it, for an award that has read the row of before. Implements BEYOND-64.
   */
  @Consumes(memberStandingChanged, 'list-member-when-standing-changed')
  async list({ data: { memberId, suspended } }: EventOf<typeof memberStandingChanged>): Promise<void> {
    await this.listing.list(memberId, !suspended);
    if (suspended) await this.boards.remove(memberId);
    else await this.boards.place(memberId);
    this.transactions.afterCommit(() => void this.boards.place(memberId).catch(() => undefined));
  }
}
