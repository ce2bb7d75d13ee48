import { type Actor, funnelRoutes, type InputOf, visitRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { FunnelService } from './funnel.service.ts';

@Controller()
export class FunnelController {
  constructor(private readonly funnel: FunnelService) {}

  @Handles(funnelRoutes.get)
  get({ query }: InputOf<typeof funnelRoutes.get>) {
    return this.funnel.get(query);
  }

  @Handles(funnelRoutes.revenue)
  revenue({ query }: InputOf<typeof funnelRoutes.revenue>) {
    return this.funnel.revenue(query);
  }

  @Handles(visitRoutes.note)
  visit(_: InputOf<typeof visitRoutes.note>, actor: Actor) {
    return this.funnel.noteVisit(actor);
  }
}
