import { type EventOf, memberDeleted } from '@barspoon/contracts';
import { Consumes, OwnData } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BoardsService } from '../leaderboards/boards.service.ts';

@Controller()
export class EraseMemberWhenMemberDeleted {
  constructor(
    private readonly own: OwnData,
    private readonly boards: BoardsService,
  ) {}

  @Consumes(memberDeleted, 'erase-member-when-member-deleted')
  async erase({ data }: EventOf<typeof memberDeleted>): Promise<void> {
    await this.own.erase(data.memberId);
    await this.boards.remove(data.memberId);
  }
}
