import { rollUpDays } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { FunnelService } from '../analytics/funnel.service.ts';
import { Growth } from '../analytics/growth.service.ts';

@Injectable()
export class RollUpDaysWorker {
  constructor(
    private readonly growth: Growth,
    private readonly funnel: FunnelService,
  ) {}

  @Works(rollUpDays)
  async rollUp(): Promise<void> {
    await this.growth.rollUp();
    await this.funnel.rollUp();
  }
}
