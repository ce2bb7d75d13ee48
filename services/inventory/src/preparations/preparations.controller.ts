import { type InputOf, type MemberActor, preparationRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { OwnPreparationsService } from './own-preparations.service.ts';
import { PreparationsService } from './preparations.service.ts';

@Controller()
export class PreparationsController {
  constructor(
    private readonly preparations: PreparationsService,
    private readonly own: OwnPreparationsService,
  ) {}

  @Handles(preparationRoutes.own)
  listOwn({ params }: InputOf<typeof preparationRoutes.own>, actor: MemberActor) {
    return this.own.list(actor, params.id);
  }

  @Handles(preparationRoutes.ofLines)
  ofLines({ query }: InputOf<typeof preparationRoutes.ofLines>, actor: MemberActor) {
    return this.own.ofLines(actor, query.lines);
  }

  @Handles(preparationRoutes.list)
  list({ params }: InputOf<typeof preparationRoutes.list>, actor: MemberActor) {
    return this.preparations.list(actor, params.id);
  }

  @Handles(preparationRoutes.cost)
  cost({ params, query }: InputOf<typeof preparationRoutes.cost>, actor: MemberActor) {
    return this.preparations.cost(actor, params.id, query.ml);
  }
}
