import { barInviteRoutes, barMemberRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BarInvitesService } from './bar-invites.service.ts';
import { BarMembersService } from './bar-members.service.ts';

@Controller()
export class BarMembersController {
  constructor(
    private readonly members: BarMembersService,
    private readonly invites: BarInvitesService,
  ) {}

  @Handles(barMemberRoutes.list)
  list({ params }: InputOf<typeof barMemberRoutes.list>, actor: MemberActor) {
    return this.members.list(actor, params.id);
  }

  @Handles(barMemberRoutes.setRole)
  setRole({ params, body }: InputOf<typeof barMemberRoutes.setRole>, actor: MemberActor) {
    return this.members.setRole(actor, params.id, params.memberId, body.role);
  }

  @Handles(barMemberRoutes.remove)
  remove({ params }: InputOf<typeof barMemberRoutes.remove>, actor: MemberActor) {
    return this.members.remove(actor, params.id, params.memberId);
  }

  @Handles(barMemberRoutes.handOver)
  handOver({ params, body }: InputOf<typeof barMemberRoutes.handOver>, actor: MemberActor) {
    return this.members.handOver(actor, params.id, body.memberId);
  }

  @Handles(barMemberRoutes.invite)
  invite({ params, body }: InputOf<typeof barMemberRoutes.invite>, actor: MemberActor) {
    return this.invites.invite(actor, params.id, body);
  }

  @Handles(barMemberRoutes.revoke)
  revoke({ params }: InputOf<typeof barMemberRoutes.revoke>, actor: MemberActor) {
    return this.invites.revokeAll(actor, params.id);
  }

  @Handles(barInviteRoutes.get)
  get({ params }: InputOf<typeof barInviteRoutes.get>, actor: MemberActor) {
    return this.invites.get(actor, params.id);
  }

  @Handles(barInviteRoutes.accept)
  accept({ params }: InputOf<typeof barInviteRoutes.accept>, actor: MemberActor) {
    return this.invites.accept(actor, params.id);
  }
}
