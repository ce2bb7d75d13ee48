import {
  type InputOf,
  inventoryInternalRoutes,
  type MemberActor,
  matchRoutes,
  purchaseRoutes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BestPurchasesService } from './best-purchases.service.ts';
import { MatchesService } from './matches.service.ts';

@Controller()
export class MatchesController {
  constructor(
    private readonly matches: MatchesService,
    private readonly purchases: BestPurchasesService,
  ) {}

  @Handles(matchRoutes.list)
  list({ query }: InputOf<typeof matchRoutes.list>, actor: MemberActor) {
    return this.matches.list(actor, query);
  }

  @Handles(inventoryInternalRoutes.makeable)
  makeable({ params }: InputOf<typeof inventoryInternalRoutes.makeable>) {
    return this.matches.makeableBy(params.memberId);
  }

  @Handles(matchRoutes.marks)
  marks({ query }: InputOf<typeof matchRoutes.marks>, actor: MemberActor) {
    return this.matches.marks(actor, query);
  }

  @Handles(matchRoutes.nextBottles)
  nextBottles({ query }: InputOf<typeof matchRoutes.nextBottles>, actor: MemberActor) {
    return this.matches.nextBottles(actor, query);
  }

  @Handles(purchaseRoutes.best)
  bestPurchases({ body }: InputOf<typeof purchaseRoutes.best>, actor: MemberActor) {
    return this.purchases.of(actor, body);
  }
}
