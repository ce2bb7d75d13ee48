import {
  adminMemberRoutes,
  type CaseState,
  type ContentRef,
  type DecisionInput,
  type MemberActor,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { contentGone } from '../cases/case.errors.ts';
import type { CaseRow } from '../cases/case.schema.ts';
import { CasesRepository } from '../cases/cases.repository.ts';
import { ReportsService } from '../cases/reports.service.ts';
import { ContentsService } from './contents.service.ts';
import { anotherDecides, nothingToDecide, ownCase } from './moderation.errors.ts';

/** What a case becomes of which a moderator says “keep” or “remove”. */
const becomes = {
  held: { keep: 'released', remove: 'removed' },
  reported: { keep: 'stands', remove: 'removed' },
  appealed: { keep: 'restored', remove: 'upheld' },
} as const;
type WaitingState = keyof typeof becomes;
type Outcome = (typeof becomes)[WaitingState]['keep' | 'remove'];

/** Moderators' decisions: each by itself in a transaction, with a line in the audit. Implements BEYOND-97. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly contents: ContentsService,
    private readonly reports: ReportsService,
    private readonly caller: Caller,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 422 when all of it is the moderator's own; own contents among others are refused one by one */
  async decide(admin: MemberActor, { contents, ...decision }: DecisionInput) {
    const decided: ContentRef[] = [];
    const refused: (ContentRef & { detail: string })[] = [];
    let own = 0;
    for (const ref of contents)
      try {
        await this.decideOne(admin, ref, decision);
        decided.push(ref);
      } catch (error) {
        if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
        if (error.code === ownCase().code) own++;
        refused.push({ ...ref, detail: error.detail ?? error.code });
      }
    if (own === contents.length) throw ownCase();
    return { decided, refused };
  }

  private async decideOne(
    admin: MemberActor,
    ref: ContentRef,
    { verdict, reason, note }: Omit<DecisionInput, 'contents'>,
  ): Promise<void> {
    const appeal = await this.mayDecide(admin, ref);
    await this.transactions.run(async () => {
      const waiting = (await this.waitingOf(ref)) ?? (verdict === 'remove' && (await this.opened(ref)));
      if (!waiting) throw nothingToDecide();
      if (waiting.authorId === admin.id) throw ownCase();
      const from = waiting.state as WaitingState;
      if (from === 'appealed' && waiting.decidedBy === admin.id && !appeal.onlyAdmin) throw anotherDecides();
      const outcome = becomes[from][verdict];
      const shown = await this.apply(waiting, outcome);
      const now = this.clock.now();
      const said =
        from === 'appealed'
          ? { appealAnswer: note, ...(outcome === 'upheld' && { reason }) }
          : { reason: verdict === 'remove' ? reason : null, note };
      const replaced = shown === 'replaced';
      const change = { ...said, ...(replaced && { replaced }), state: outcome as CaseState, waiting: false };
      const row = await this.cases.change(waiting._id, from, {
        ...change,
        decidedBy: admin.id,
        decidedAt: now,
        updatedAt: now,
      });
      if (!row) throw nothingToDecide();
      // A photo that another one stands for is seen by nobody, whatever was decided.
      if (outcome !== 'stands' && !replaced) await this.cases.tell(row, outcome);
      await this.audit.record(`${ref.kind}.${outcome}`, `${ref.kind}:${ref.id}`, {
        case: row._id,
        author: row.authorId,
        was: from,
        reason,
        findings: row.findings,
        ...(replaced && { replaced }),
        ...(from === 'appealed' && { removedBy: waiting.decidedBy, onlyAdmin: appeal.onlyAdmin }),
      });
    });
  }

  /** Something that nobody had reported and no rule had held. */
  private async opened(ref: ContentRef): Promise<CaseRow> {
    const content = await this.contents.find(ref);
    if (!content?.visible || (ref.imageUrl && ref.imageUrl !== content.imageUrl)) throw contentGone();
    const another = await this.cases.waitingOf(ref);
    return this.cases.open(content, this.clock.now(), another === null);
  }

  /** What is said of the photo a recipe has now is not said of an earlier one whose appeal waits. */
  private async waitingOf(ref: ContentRef): Promise<CaseRow | null> {
    const row = await this.cases.waitingOf(ref);
    return row?.imageUrl && ref.imageUrl && row.imageUrl !== ref.imageUrl ? null : row;
  }

  private async apply(waiting: CaseRow, outcome: Outcome): Promise<'replaced' | undefined> {
    const ref = { kind: waiting.kind, id: waiting.contentId };
    const contents = this.contents.ofKind(waiting.kind);
    // Reports of a recipe were right where its photo is removed: they are settled by the id that both have.
    if (waiting.state === 'reported') await this.reports.settle(ref, outcome === 'removed');
    if (outcome === 'removed') await contents.remove(ref.id);
    const isShown = outcome === 'released' || outcome === 'restored';
    if (!isShown) return;
    const shown = waiting.wasVisible
      ? await contents.restore(ref.id, waiting.imageUrl ?? null)
      : await contents.release(ref.id);
    if (!shown) throw contentGone();
    return shown === 'replaced' ? shown : undefined;
  }

  /**
   * Own contents are always for somebody else. So is an appeal against one's own removal, which an admin may decide where
   * there is nobody else.
   */
  private async mayDecide(admin: MemberActor, ref: ContentRef): Promise<{ onlyAdmin: boolean }> {
    const waiting = await this.waitingOf(ref);
    if (waiting?.authorId === admin.id) throw ownCase();
    if (waiting?.state !== 'appealed' || waiting.decidedBy !== admin.id) return { onlyAdmin: false };
    if (admin.role !== 'admin') throw anotherDecides();
    const found = await Promise.all(
      (['admin', 'moderator'] as const).map((role) =>
        this.caller.call(adminMemberRoutes.list, { query: { role, limit: 10 } }),
      ),
    );
    const others = found
      .flatMap(({ items }) => items)
      .filter(({ id, suspendedAt }) => id !== admin.id && suspendedAt === null);
    if (others.length > 0) throw anotherDecides();
    return { onlyAdmin: true };
  }
}
