import { countRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { CountsService } from './counts.service.ts';
import { VarianceService } from './variance.service.ts';

@Controller()
export class CountsController {
  constructor(
    private readonly counts: CountsService,
    private readonly variances: VarianceService,
  ) {}

  @Handles(countRoutes.sheet)
  sheet({ params }: InputOf<typeof countRoutes.sheet>, actor: MemberActor) {
    return this.counts.sheet(actor, params.id);
  }

  @Handles(countRoutes.list)
  list({ params, query }: InputOf<typeof countRoutes.list>, actor: MemberActor) {
    return this.counts.list(actor, params.id, query);
  }

  @Handles(countRoutes.record)
  record({ params, body }: InputOf<typeof countRoutes.record>, actor: MemberActor) {
    return this.counts.record(actor, params.id, params.countId, body);
  }

  @Handles(countRoutes.variance)
  variance({ params, query }: InputOf<typeof countRoutes.variance>, actor: MemberActor) {
    return this.variances.between(actor, params.id, query);
  }
}
