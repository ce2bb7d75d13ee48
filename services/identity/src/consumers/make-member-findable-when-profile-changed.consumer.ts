import { type EventOf, profileChanged } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MemberFinder } from '../admin-members/member-finder.ts';

@Controller()
export class MakeMemberFindableWhenProfileChanged {
  constructor(private readonly finder: MemberFinder) {}

  @Consumes(profileChanged, 'make-member-findable-when-profile-changed')
  async take({ data }: EventOf<typeof profileChanged>): Promise<void> {
    await this.finder.index(data.memberId);
  }
}
