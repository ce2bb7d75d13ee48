import { type EventOf, memberRegistered } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MemberFinder } from '../admin-members/member-finder.ts';

@Controller()
export class MakeMemberFindableWhenRegistered {
  constructor(private readonly finder: MemberFinder) {}

  @Consumes(memberRegistered, 'make-member-findable-when-registered')
  async take({ data }: EventOf<typeof memberRegistered>): Promise<void> {
    await this.finder.index(data.memberId);
  }
}
