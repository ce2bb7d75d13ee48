import {
  adminMemberRoutes,
  type InputOf,
  identityInternalRoutes,
  type MemberActor,
  memberRoutes,
  profileInternalRoutes,
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

  @Handles(profileRoutes.revise)
  revise({ body }: InputOf<typeof profileRoutes.revise>, actor: MemberActor) {
    return this.profiles.revise(actor, body);
  }

  @Handles(memberRoutes.get)
  get({ params }: InputOf<typeof memberRoutes.get>) {
    return this.profiles.page(params.username);
  }

  @Handles(profileInternalRoutes.shownBy)
  shownBy({ params }: InputOf<typeof profileInternalRoutes.shownBy>) {
    return this.profiles.shownBy(params.username);
  }

  @Handles(profileInternalRoutes.outsidePicture)
  outsidePicture({ params }: InputOf<typeof profileInternalRoutes.outsidePicture>) {
    return this.profiles.outsidePicture(params.id, params.hash);
  }

  @Handles(profileInternalRoutes.setAvatar)
  setAvatar({ body }: InputOf<typeof profileInternalRoutes.setAvatar>) {
    return this.profiles.setAvatar(body.memberId, body.avatarUrl);
  }

  @Handles(identityInternalRoutes.memberCards)
  memberCards({ body }: InputOf<typeof identityInternalRoutes.memberCards>) {
    return this.profiles.cards(body.ids);
  }

  @Handles(identityInternalRoutes.memberStandings)
  memberStandings({ body }: InputOf<typeof identityInternalRoutes.memberStandings>) {
    return this.profiles.standings(body.ids);
  }

  @Handles(adminMemberRoutes.cards)
  cards({ query }: InputOf<typeof adminMemberRoutes.cards>) {
    return this.profiles.cards(query.ids);
  }
}
