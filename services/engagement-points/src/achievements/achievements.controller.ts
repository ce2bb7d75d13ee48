import {
  achievementRoutes,
  adminAchievementRoutes,
  type InputOf,
  type MemberActor,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AchievementsService } from './achievements.service.ts';

@Controller()
export class AchievementsController {
  constructor(private readonly achievements: AchievementsService) {}

  @Handles(achievementRoutes.mine)
  mine(_: InputOf<typeof achievementRoutes.mine>, actor: MemberActor) {
    return this.achievements.of(actor);
  }

  @Handles(achievementRoutes.ofMember)
  ofMember({ params }: InputOf<typeof achievementRoutes.ofMember>) {
    return this.achievements.earnedBy(params.id);
  }

  @Handles(adminAchievementRoutes.list)
  list({ query }: InputOf<typeof adminAchievementRoutes.list>) {
    return this.achievements.list(query);
  }

  @Handles(adminAchievementRoutes.get)
  get({ params }: InputOf<typeof adminAchievementRoutes.get>) {
    return this.achievements.get(params.id);
  }

  @Handles(adminAchievementRoutes.figures)
  figures({ params }: InputOf<typeof adminAchievementRoutes.figures>) {
    return this.achievements.figures(params.id);
  }

  @Handles(adminAchievementRoutes.create)
  create({ body }: InputOf<typeof adminAchievementRoutes.create>) {
    return this.achievements.create(body);
  }

  @Handles(adminAchievementRoutes.revise)
  revise({ params, body }: InputOf<typeof adminAchievementRoutes.revise>) {
    return this.achievements.revise(params.id, body);
  }
}
