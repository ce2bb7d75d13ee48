import { applyAchievements, type JobDataOf } from '@barspoon/contracts';
import { Jobs, Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger/ledger.service.ts';

/** Applies achievements that are new to what members have done before, some members at a time. */
@Injectable()
export class ApplyAchievementsWorker {
  constructor(
    private readonly ledger: LedgerService,
    private readonly jobs: Jobs,
  ) {}

  @Works(applyAchievements)
  async apply({ revision, after }: JobDataOf<typeof applyAchievements>): Promise<void> {
    const { next } = await this.ledger.rebuild(after);
    if (next) await this.jobs.enqueue(applyAchievements, `${revision}-${next}`, { revision, after: next });
  }
}
