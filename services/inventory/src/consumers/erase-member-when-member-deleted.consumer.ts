import { type EventOf, memberDeleted } from '@barspoon/contracts';
import { Consumes, OwnData } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BarMembersService } from '../bars/bar-members.service.ts';
import { WithheldMenusService } from '../menus/withheld-menus.service.ts';

@Controller()
export class EraseMemberWhenMemberDeleted {
  constructor(
    private readonly bars: BarMembersService,
    private readonly menus: WithheldMenusService,
    private readonly own: OwnData,
  ) {}

  @Consumes(memberDeleted, 'erase-member-when-member-deleted')
  async erase({ data }: EventOf<typeof memberDeleted>): Promise<void> {
    await this.bars.leaveAll(data.memberId);
    await this.menus.forgetDecisions(data.memberId);
    await this.own.erase(data.memberId);
  }
}
