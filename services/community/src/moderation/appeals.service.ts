import type { InputOf, MemberActor, moderationRoutes } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { contentGone } from '../cases/case.errors.ts';
import { appealWeight, CasesRepository } from '../cases/cases.repository.ts';
import { mayAppeal, toOwnCase } from './case.mapper.ts';
import { ContentsService } from './contents.service.ts';
import { anotherAppealWaits, caseNotFound, noAppeal } from './moderation.errors.ts';

/** What moderation did with a member's own contents, and what they say to it. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly contents: ContentsService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async mine(actor: MemberActor, place: InputOf<typeof moderationRoutes.mine>['query']) {
    const { items, nextCursor } = await this.cases.pageOf(actor.id, place);
    return { items: items.map(toOwnCase), nextCursor };
  }

  /** @throws DomainError 409 for a second appeal and for what is not removed */
  async appeal(actor: MemberActor, id: string, text: string) {
    return this.transactions.run(async () => {
      const row = await this.cases.find(id);
      if (row?.authorId !== actor.id) throw caseNotFound();
      if (!mayAppeal(row)) throw noAppeal();
      const content = await this.contents.find({ kind: row.kind, id: row.contentId });
      // A photo that another one stands for by now cannot come back either.
      if (!content || content.visible) throw contentGone();
      if (await this.cases.waitingOf({ kind: row.kind, id: row.contentId })) throw anotherAppealWaits();
      const now = this.clock.now();
      const after = await this.cases.change(id, 'removed', {
        state: 'appealed',
        waiting: true,
        weight: appealWeight,
        appealText: text,
        appealedAt: now,
        updatedAt: now,
      });
      if (!after) throw noAppeal();
      await this.audit.record(`${row.kind}.appealed`, `${row.kind}:${row.contentId}`, { case: id });
      return toOwnCase(after);
    });
  }
}
