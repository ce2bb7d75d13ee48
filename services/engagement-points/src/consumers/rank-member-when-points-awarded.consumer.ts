import { type EventOf, pointsAwarded } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BoardsService } from '../leaderboards/boards.service.ts';

@Controller()
export class RankMemberWhenPointsAwarded {
  constructor(private readonly boards: BoardsService) {}

  /** Repeating it does no harm, and without Redis the event comes again: it need not wait for the commit. */
  @Consumes(pointsAwarded, 'rank-member-when-points-awarded')
  async rank({ data }: EventOf<typeof pointsAwarded>): Promise<void> {
    await this.boards.place(data.memberId);
  }
}
