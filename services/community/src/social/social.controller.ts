import { type InputOf, type MemberActor, socialRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { SocialFeedService } from './social-feed.service.ts';
import { SocialStatsService } from './social-stats.service.ts';

@Controller()
export class SocialController {
  constructor(
    private readonly feed: SocialFeedService,
    private readonly statistics: SocialStatsService,
  ) {}

  @Handles(socialRoutes.feed)
  page({ query }: InputOf<typeof socialRoutes.feed>, actor: MemberActor) {
    return this.feed.page(actor, query);
  }

  @Handles(socialRoutes.of)
  of({ params }: InputOf<typeof socialRoutes.of>, actor: MemberActor) {
    return this.feed.ofMember(actor, params.id);
  }

  @Handles(socialRoutes.stats)
  stats(_: InputOf<typeof socialRoutes.stats>, actor: MemberActor) {
    return this.statistics.of(actor);
  }
}
