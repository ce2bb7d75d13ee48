import { type EventOf, pointsCorrected } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BoardsService } from '../leaderboards/boards.service.ts';

@Controller()
export class RankMemberWhenPointsCorrected {
  constructor(private readonly boards: BoardsService) {}

  /** Who has no points left leaves the boards. Repeating it does no harm. */
  @Consumes(pointsCorrected, 'rank-member-when-points-corrected')
  async rank({ data }: EventOf<typeof pointsCorrected>): Promise<void> {
    await this.boards.place(data.memberId);
  }
}
