import { barFigureRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Clock, dayOf, daysBefore } from '@barspoon/platform';
import { Controller } from '@nestjs/common';
import { BarFiguresRepository } from './bar-figures.repository.ts';

@Controller()
export class FiguresController {
  constructor(
    private readonly figures: BarFiguresRepository,
    private readonly clock: Clock,
  ) {}

  @Handles(barFigureRoutes.bars)
  bars() {
    return this.figures.bars();
  }

  @Handles(barFigureRoutes.entries)
  async entries({ query }: InputOf<typeof barFigureRoutes.entries>) {
    return { items: await this.figures.entriesSince(daysBefore(dayOf(this.clock.now()), query.days - 1)) };
  }
}
