import { followRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { FollowsService } from './follows.service.ts';
import { SuggestionsService } from './suggestions.service.ts';

@Controller()
export class FollowsController {
  constructor(
    private readonly follows: FollowsService,
    private readonly suggestions: SuggestionsService,
  ) {}

  @Handles(followRoutes.follow)
  follow({ params }: InputOf<typeof followRoutes.follow>, actor: MemberActor) {
    return this.follows.follow(actor, params.id);
  }

  @Handles(followRoutes.unfollow)
  unfollow({ params }: InputOf<typeof followRoutes.unfollow>, actor: MemberActor) {
    return this.follows.unfollow(actor, params.id);
  }

  @Handles(followRoutes.relation)
  relation({ params }: InputOf<typeof followRoutes.relation>, actor: MemberActor) {
    return this.follows.relation(actor, params.id);
  }

  @Handles(followRoutes.suggested)
  suggested(_: InputOf<typeof followRoutes.suggested>, actor: MemberActor) {
    return this.suggestions.suggested(actor);
  }

  @Handles(followRoutes.counts)
  counts({ params }: InputOf<typeof followRoutes.counts>) {
    return this.follows.counts(params.username);
  }

  @Handles(followRoutes.followers)
  followers({ params, query }: InputOf<typeof followRoutes.followers>, actor: MemberActor) {
    return this.follows.followers(actor, params.username, query);
  }

  @Handles(followRoutes.following)
  following({ params, query }: InputOf<typeof followRoutes.following>, actor: MemberActor) {
    return this.follows.following(actor, params.username, query);
  }
}
