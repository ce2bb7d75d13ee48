import { type InputOf, type MemberActor, partyPlanRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { PartyPlansService } from './party-plans.service.ts';

@Controller()
export class PartyPlansController {
  constructor(private readonly plans: PartyPlansService) {}

  @Handles(partyPlanRoutes.read)
  read({ params, query }: InputOf<typeof partyPlanRoutes.read>, actor: MemberActor) {
    return this.plans.read(actor, params.id, query);
  }
}
