import type { ContentRef, InputOf, MemberActor, moderationRoutes } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { accuracyOf, reportWeight } from './accuracy.ts';
import { contentGone, ownContent } from './case.errors.ts';
import { CasesRepository } from './cases.repository.ts';
import { ContentReportsRepository } from './content-reports.repository.ts';
import type { Moderated, ModeratedContent } from './moderated.ts';
import { ReportersRepository } from './reporters.repository.ts';

type Report = InputOf<typeof moderationRoutes.reportPost>['body'];

/** What members report; reporters with whom moderators agreed before weigh more. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly reports: ContentReportsRepository,
    private readonly reporters: ReportersRepository,
    private readonly cases: CasesRepository,
    private readonly clock: Clock,
  ) {}

  /** Telling the moderators twice changes nothing. */
  async report(actor: MemberActor, contents: Moderated, id: string, report: Report) {
    await this.transactions.run(async () => {
      const content = await contents.find(id);
      if (!content?.visible) throw contentGone();
      if (content.authorId === actor.id) throw ownContent();
      const createdAt = this.clock.now();
      if (await this.reports.add(content, actor.id, { ...report, createdAt }))
        await this.weigh(content, actor.id);
    });
    return { done: true as const };
  }

  /** A new report moves what it is about up in the queue; in the open transaction. */
  private async weigh(content: ModeratedContent, reporterId: string): Promise<void> {
    const accuracy = accuracyOf((await this.reporters.countsOf([reporterId]))(reporterId));
    await this.cases.report(content, reportWeight(accuracy), this.clock.now());
  }

  openOf({ id }: ContentRef) {
    return this.reports.openOf(id);
  }

  /** A moderator agreed with the open reports or not; in the open transaction. */
  async settle({ id }: ContentRef, agreed: boolean): Promise<void> {
    await this.reporters.count(await this.reports.openReporters(id), agreed ? 'agreed' : 'disagreed');
    await this.reports.settle(id);
  }

  /** What was reported of something that is gone; in the open transaction. */
  forget({ kind, id }: ContentRef): Promise<void> {
    return this.reports.removeAllOf(kind, id);
  }
}
