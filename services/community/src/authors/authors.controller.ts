import { communityMemberRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { WhoMeets } from '../distances/who-meets.ts';
import { AuthorsService } from './authors.service.ts';

@Controller()
export class AuthorsController {
  constructor(
    private readonly authors: AuthorsService,
    private readonly whoMeets: WhoMeets,
  ) {}

  @Handles(communityMemberRoutes.suggest)
  async suggest({ query }: InputOf<typeof communityMemberRoutes.suggest>, actor: MemberActor) {
    return this.authors.suggest(query.q, await this.whoMeets.hiddenFrom(actor.id));
  }
}
