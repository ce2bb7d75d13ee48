import { rollUpDays } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { Growth } from '../analytics/growth.service.ts';

@Injectable()
export class RollUpDaysWorker {
  constructor(private readonly growth: Growth) {}

  @Works(rollUpDays)
  rollUp(): Promise<void> {
    return this.growth.rollUp();
  }
}
