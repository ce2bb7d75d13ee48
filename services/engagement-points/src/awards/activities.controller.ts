import { activityRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ActivitiesService } from '../activities/activities.service.ts';
import { PointsService } from './points.service.ts';

@Controller()
export class ActivitiesController {
  constructor(
    private readonly activities: ActivitiesService,
    private readonly points: PointsService,
  ) {}

  @Handles(activityRoutes.mine)
  mine({ query }: InputOf<typeof activityRoutes.mine>, actor: MemberActor) {
    return this.activities.latestOf(actor, query);
  }

  @Handles(activityRoutes.points)
  standing(_: InputOf<typeof activityRoutes.points>, actor: MemberActor) {
    return this.points.standingOf(actor);
  }
}
