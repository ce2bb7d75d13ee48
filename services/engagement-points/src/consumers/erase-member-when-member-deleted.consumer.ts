import { type EventOf, memberDeleted } from '@barspoon/contracts';
import { Consumes, OwnData } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ChallengeDepartures } from '../challenges/challenge-departures.service.ts';
import { BoardsService } from '../leaderboards/boards.service.ts';

@Controller()
export class EraseMemberWhenMemberDeleted {
  constructor(
    private readonly own: OwnData,
    private readonly challenges: ChallengeDepartures,
    private readonly boards: BoardsService,
  ) {}

  @Consumes(memberDeleted, 'erase-member-when-member-deleted')
  async erase({ data }: EventOf<typeof memberDeleted>): Promise<void> {
    await this.challenges.erase(data.memberId);
    await this.own.erase(data.memberId);
    await this.boards.remove(data.memberId);
  }
}
