import { calculateTrends } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { TrendsService } from '../trends/trends.service.ts';

@Injectable()
export class CalculateTrendsWorker {
  constructor(private readonly trends: TrendsService) {}

  @Works(calculateTrends)
  async calculate(): Promise<void> {
    await this.trends.calculate();
  }
}
