import { type EventOf, memberStandingChanged } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MentorsService } from '../mentorship/mentors.service.ts';

@Controller()
export class ListMentorWhenStandingChanged {
  constructor(private readonly mentors: MentorsService) {}

  @Consumes(memberStandingChanged, 'list-mentor-when-standing-changed')
  async list({ data }: EventOf<typeof memberStandingChanged>): Promise<void> {
    await this.mentors.suspend(data.memberId, data.suspended);
  }
}
