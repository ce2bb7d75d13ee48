import { type InputOf, type MemberActor, memberActivityRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ActivityService } from './activity.service.ts';

@Controller()
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Handles(memberActivityRoutes.ping)
  ping({ query }: InputOf<typeof memberActivityRoutes.ping>, actor: MemberActor) {
    return this.activity.ping(actor, query.userIdParam);
  }

  @Handles(memberActivityRoutes.activeCount)
  activeCount() {
    return this.activity.countActive();
  }
}
