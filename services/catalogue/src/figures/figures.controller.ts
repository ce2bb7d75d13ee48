import { type Actor, catalogueFigureRoutes, failedSearchRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { FiguresService } from './figures.service.ts';

@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Handles(catalogueFigureRoutes.recipes)
  recipes({ query }: InputOf<typeof catalogueFigureRoutes.recipes>) {
    return this.figures.recipes(query);
  }

  @Handles(catalogueFigureRoutes.failedSearches)
  failedSearches({ query }: InputOf<typeof catalogueFigureRoutes.failedSearches>) {
    return this.figures.failedSearches(query);
  }

  @Handles(failedSearchRoutes.note)
  note({ body }: InputOf<typeof failedSearchRoutes.note>, actor: Actor) {
    return this.figures.note(actor, body.q);
  }
}
