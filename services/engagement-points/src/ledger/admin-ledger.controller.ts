import { adminLedgerRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AdminLedgerService } from './admin-ledger.service.ts';
import { MissingPointsService } from './missing-points.service.ts';

@Controller()
export class AdminLedgerController {
  constructor(
    private readonly ledger: AdminLedgerService,
    private readonly missingPoints: MissingPointsService,
  ) {}

  @Handles(adminLedgerRoutes.standing)
  standing({ params }: InputOf<typeof adminLedgerRoutes.standing>) {
    return this.ledger.standingOf(params.id);
  }

  @Handles(adminLedgerRoutes.list)
  list({ params, query }: InputOf<typeof adminLedgerRoutes.list>) {
    return this.ledger.page(params.id, query);
  }

  @Handles(adminLedgerRoutes.missing)
  missing({ params, query }: InputOf<typeof adminLedgerRoutes.missing>) {
    return this.missingPoints.explain(params.id, query);
  }

  @Handles(adminLedgerRoutes.correct)
  correct({ params, body }: InputOf<typeof adminLedgerRoutes.correct>, actor: MemberActor) {
    return this.ledger.correct(actor, params.id, params.correctionId, body);
  }
}
