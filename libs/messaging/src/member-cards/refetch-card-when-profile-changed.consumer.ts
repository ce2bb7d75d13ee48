import { type EventOf, profileChanged } from '@barspoon/contracts';
import { Controller } from '@nestjs/common';
import { Consumes } from '../events/consumes.ts';
import { MemberCards } from './member-cards.ts';

@Controller()
export class RefetchCardWhenProfileChanged {
  constructor(private readonly cards: MemberCards) {}

  // The durable keeps its first name: under a new one, 14 days of events would be delivered again.
  @Consumes(profileChanged, 'ask-card-anew-when-profile-changed')
  async forget({ data }: EventOf<typeof profileChanged>): Promise<void> {
    await this.cards.forgetCopy(data.memberId);
  }
}
