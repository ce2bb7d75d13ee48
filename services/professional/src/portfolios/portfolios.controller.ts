import { type InputOf, type MemberActor, portfolioRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { PortfoliosService } from './portfolios.service.ts';

@Controller()
export class PortfoliosController {
  constructor(private readonly portfolios: PortfoliosService) {}

  @Handles(portfolioRoutes.mine)
  mine(_: InputOf<typeof portfolioRoutes.mine>, actor: MemberActor) {
    return this.portfolios.mine(actor);
  }

  @Handles(portfolioRoutes.save)
  save({ body }: InputOf<typeof portfolioRoutes.save>, actor: MemberActor) {
    return this.portfolios.save(actor, body);
  }

  @Handles(portfolioRoutes.get)
  get({ params }: InputOf<typeof portfolioRoutes.get>, actor: MemberActor) {
    return this.portfolios.get(actor, params.id);
  }
}
