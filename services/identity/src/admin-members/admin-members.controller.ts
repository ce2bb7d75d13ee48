import { type InputOf, type MemberActor, adminMemberRoutes as routes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AdminMembersService } from './admin-members.service.ts';
import { TrialsService } from './trials.service.ts';
import { WarningsService } from './warnings.service.ts';

@Controller()
export class AdminMembersController {
  constructor(
    private readonly members: AdminMembersService,
    private readonly trials: TrialsService,
    private readonly memberWarnings: WarningsService,
  ) {}

  @Handles(routes.list)
  list({ query }: InputOf<typeof routes.list>) {
    return this.members.list(query);
  }

  @Handles(routes.get)
  get({ params }: InputOf<typeof routes.get>) {
    return this.members.get(params.id);
  }

  @Handles(routes.setStatus)
  setStatus({ params, body }: InputOf<typeof routes.setStatus>, actor: MemberActor) {
    return this.members.setStatus(actor, params.id, body);
  }

  @Handles(routes.setRole)
  setRole({ params, body }: InputOf<typeof routes.setRole>, actor: MemberActor) {
    return this.members.setRole(actor, params.id, body.role);
  }

  @Handles(routes.sendLink)
  sendLink({ params, body }: InputOf<typeof routes.sendLink>, actor: MemberActor) {
    return this.members.sendLink(actor, params.id, body.purpose);
  }

  @Handles(routes.promote)
  promote({ params }: InputOf<typeof routes.promote>, actor: MemberActor) {
    return this.members.promote(actor, params.id);
  }

  @Handles(routes.demote)
  demote({ params }: InputOf<typeof routes.demote>, actor: MemberActor) {
    return this.members.demote(actor, params.id);
  }

  @Handles(routes.sessions)
  sessions({ params }: InputOf<typeof routes.sessions>) {
    return this.members.sessionsOf(params.id);
  }

  @Handles(routes.extendTrial)
  extendTrial({ params, body }: InputOf<typeof routes.extendTrial>, actor: MemberActor) {
    return this.trials.extend(actor, params.id, body.until);
  }

  @Handles(routes.warnings)
  warnings({ params }: InputOf<typeof routes.warnings>) {
    return this.memberWarnings.list(params.id);
  }

  @Handles(routes.warn)
  warn({ params, body }: InputOf<typeof routes.warn>, actor: MemberActor) {
    return this.memberWarnings.warn(actor, params, body);
  }

  @Handles(routes.resetSecondFactor)
  resetSecondFactor({ params, body }: InputOf<typeof routes.resetSecondFactor>, actor: MemberActor) {
    return this.members.resetSecondFactor(actor, params.id, body.reason);
  }

  @Handles(routes.endSessions)
  endSessions({ params }: InputOf<typeof routes.endSessions>, actor: MemberActor) {
    return this.members.endSessions(actor, params.id);
  }
}
