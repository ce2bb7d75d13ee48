import type { MailDraft, MailDraftInput, MemberActor } from '@barspoon/contracts';
import { Audit, type PageRequest, Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { draftChanged, draftNotFound } from './mail-draft.errors.ts';
import type { MailDraftRow } from './mail-draft.schema.ts';
import { MailDraftsRepository } from './mail-drafts.repository.ts';

/** Bulk mails that are being written. Implements BEYOND-177. */
@Injectable()
export class MailDraftsService {
  constructor(
    private readonly drafts: MailDraftsRepository,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list(page: PageRequest) {
    const { items, nextCursor } = await this.drafts.page(page);
    return { items: items.map(shown), nextCursor };
  }

  async get(id: string): Promise<MailDraft> {
    return shown(await this.existing(id));
  }

  create(actor: MemberActor, draft: MailDraftInput): Promise<MailDraft> {
    const row = this.rowOf(actor, newId(), 1, draft);
    return this.transactions.run(async () => {
      await this.drafts.add(row);
      await this.audit.record('mail-draft.created', `mail-draft:${row._id}`, { subject: row.subject });
      return shown(row);
    });
  }

  /** @throws DomainError 404, or 409 when it is not of that revision anymore */
  revise(actor: MemberActor, id: string, revision: number, draft: MailDraftInput): Promise<MailDraft> {
    const row = this.rowOf(actor, id, revision + 1, draft);
    return this.transactions.run(async () => {
      await this.existing(id);
      if (!(await this.drafts.replace(row))) throw draftChanged();
      await this.audit.record('mail-draft.revised', `mail-draft:${id}`, { subject: row.subject });
      return shown(row);
    });
  }

  async remove(id: string) {
    await this.transactions.run(async () => {
      if (!(await this.drafts.remove(id))) throw draftNotFound();
      await this.audit.record('mail-draft.deleted', `mail-draft:${id}`);
    });
    return { done: true as const };
  }

  private rowOf(actor: MemberActor, _id: string, revision: number, draft: MailDraftInput): MailDraftRow {
    return { _id, ...draft, revision, savedAt: this.clock.now(), savedBy: actor.id };
  }

  private async existing(id: string): Promise<MailDraftRow> {
    const row = await this.drafts.find(id);
    if (!row) throw draftNotFound();
    return row;
  }
}

const shown = <Row extends Omit<MailDraftRow, 'content'>>({ _id: id, savedAt, ...row }: Row) => ({
  ...row,
  id,
  savedAt: savedAt.toISOString(),
});
