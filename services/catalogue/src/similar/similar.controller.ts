import { balanceRoutes, type InputOf, similarRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { SimilarService } from './similar.service.ts';

@Controller()
export class SimilarController {
  constructor(private readonly similar: SimilarService) {}

  @Handles(similarRoutes.list)
  list({ params }: InputOf<typeof similarRoutes.list>) {
    return this.similar.list(params.id);
  }

  @Handles(balanceRoutes.neighbors)
  neighbors({ params }: InputOf<typeof balanceRoutes.neighbors>) {
    return this.similar.neighbors(params.id);
  }
}
