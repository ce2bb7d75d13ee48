import { lookForSuspiciousGains } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { SuspicionsService } from '../suspicions/suspicions.service.ts';

@Injectable()
export class LookForSuspiciousGainsWorker {
  constructor(private readonly suspicions: SuspicionsService) {}

  @Works(lookForSuspiciousGains)
  async look(): Promise<void> {
    await this.suspicions.look();
  }
}
