import { followMenuPlans } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { MenuPlansService } from './menu-plans.service.ts';

@Injectable()
export class FollowMenuPlansWorker {
  constructor(private readonly plans: MenuPlansService) {}

  @Works(followMenuPlans)
  follow(): Promise<void> {
    return this.plans.followSome();
  }
}
