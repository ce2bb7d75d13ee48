import { type EventOf, memberStandingChanged } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { LostStanding } from '../departures/lost-standing.service.ts';

@Controller()
export class TakeOutWhenStandingChanged {
  constructor(private readonly lost: LostStanding) {}

  @Consumes(memberStandingChanged, 'take-out-when-standing-changed')
  async takeOut(event: EventOf<typeof memberStandingChanged>): Promise<void> {
    await this.lost.takeOut(event);
  }
}
