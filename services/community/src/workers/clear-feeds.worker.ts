import { clearFeeds, type JobDataOf } from '@barspoon/contracts';
import { Jobs, Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { FeedsRepository } from '../social/feeds.repository.ts';

const atOnce = 2000;

@Injectable()
export class ClearFeedsWorker {
  constructor(
    private readonly feeds: FeedsRepository,
    private readonly jobs: Jobs,
  ) {}

  @Works(clearFeeds)
  async clear({ memberId, page }: JobDataOf<typeof clearFeeds>): Promise<void> {
    if (await this.feeds.removeSomeOf(memberId, atOnce))
      await this.jobs.enqueue(clearFeeds, `${memberId}-${page + 1}`, { memberId, page: page + 1 });
  }
}
