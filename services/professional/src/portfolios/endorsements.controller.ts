import { endorsementRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { EndorsementsService } from './endorsements.service.ts';

@Controller()
export class EndorsementsController {
  constructor(private readonly endorsements: EndorsementsService) {}

  @Handles(endorsementRoutes.endorse)
  endorse({ params }: InputOf<typeof endorsementRoutes.endorse>, actor: MemberActor) {
    return this.endorsements.endorse(actor, params.id, params.skillId);
  }

  @Handles(endorsementRoutes.withdraw)
  withdraw({ params }: InputOf<typeof endorsementRoutes.withdraw>, actor: MemberActor) {
    return this.endorsements.withdraw(actor, params.id, params.skillId);
  }
}
