import { rollUpPostDays } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { FiguresService } from '../figures/figures.service.ts';

@Injectable()
export class RollUpDaysWorker {
  constructor(private readonly figures: FiguresService) {}

  @Works(rollUpPostDays)
  rollUp(): Promise<void> {
    return this.figures.rollUp();
  }
}
