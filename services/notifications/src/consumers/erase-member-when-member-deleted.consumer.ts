import { type EventOf, memberDeleted } from '@barspoon/contracts';
import { Consumes, OwnData } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { NotificationsRepository } from '../inbox/notifications.repository.ts';

@Controller()
export class EraseMemberWhenMemberDeleted {
  constructor(
    private readonly own: OwnData,
    private readonly notifications: NotificationsRepository,
  ) {}

  @Consumes(memberDeleted, 'erase-member-when-member-deleted')
  async erase({ data: { memberId } }: EventOf<typeof memberDeleted>): Promise<void> {
    await this.notifications.forgetActor(memberId);
    await this.own.erase(memberId);
  }
}
