import { type EventOf, profileChanged } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MentorsService } from '../mentorship/mentors.service.ts';

@Controller()
export class KeepMentorCardWhenProfileChanged {
  constructor(private readonly mentors: MentorsService) {}

  @Consumes(profileChanged, 'keep-mentor-card-when-profile-changed')
  async keep({ data }: EventOf<typeof profileChanged>): Promise<void> {
    await this.mentors.refreshCard(data.memberId);
  }
}
