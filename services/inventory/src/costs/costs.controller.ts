import { costRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { CostsService } from './costs.service.ts';

@Controller()
export class CostsController {
  constructor(private readonly costs: CostsService) {}

  @Handles(costRoutes.list)
  list({ query }: InputOf<typeof costRoutes.list>, actor: MemberActor) {
    return this.costs.list(actor, query);
  }

  @Handles(costRoutes.lastBought)
  lastBought({ params }: InputOf<typeof costRoutes.lastBought>, actor: MemberActor) {
    return this.costs.lastBought(actor, params.id, params.itemId);
  }
}
