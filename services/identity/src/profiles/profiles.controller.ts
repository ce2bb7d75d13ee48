import {
  adminMemberRoutes,
  type InputOf,
  identityInternalRoutes,
  type MemberActor,
  profileRoutes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ProfilesService } from './profiles.service.ts';

@Controller()
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  @Handles(profileRoutes.me)
  me(_: InputOf<typeof profileRoutes.me>, actor: MemberActor) {
    return this.profiles.own(actor);
  }

  @Handles(identityInternalRoutes.memberCards)
  memberCards({ body }: InputOf<typeof identityInternalRoutes.memberCards>) {
    return this.profiles.cards(body.ids);
  }

  @Handles(adminMemberRoutes.cards)
  cards({ query }: InputOf<typeof adminMemberRoutes.cards>) {
    return this.profiles.cards(query.ids);
  }
}
