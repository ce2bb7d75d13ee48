import { type InputOf, ledgerRoutes, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { LedgerService } from './ledger.service.ts';

@Controller()
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  @Handles(ledgerRoutes.bottles)
  bottles({ params }: InputOf<typeof ledgerRoutes.bottles>, actor: MemberActor) {
    return this.ledger.bottlesAt(actor, params.id);
  }

  @Handles(ledgerRoutes.list)
  list({ params, query }: InputOf<typeof ledgerRoutes.list>, actor: MemberActor) {
    return this.ledger.list(actor, params.id, query);
  }

  @Handles(ledgerRoutes.write)
  write({ params, body }: InputOf<typeof ledgerRoutes.write>, actor: MemberActor) {
    return this.ledger.write(actor, params.id, params.entryId, body);
  }
}
