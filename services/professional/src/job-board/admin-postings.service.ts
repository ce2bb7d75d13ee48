import type { AdminPosting, adminPostingRoutes, InputOf, TakeDownInput } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { ApplicationNotesRepository } from '../applications/application-notes.repository.ts';
import { ApplicationsRepository } from '../applications/applications.repository.ts';
import { postingNotFound } from '../postings/posting.errors.ts';
import { toAdminPosting } from '../postings/posting.mapper.ts';
import type { PostingRow } from '../postings/posting.schema.ts';
import { PostingsRepository } from '../postings/postings.repository.ts';
import { SavedPostingsRepository } from '../saved/saved-postings.repository.ts';

/** The job board as the console shows it: postings and how far their applications are. Implements BEYOND-72, BEYOND-73. */
@Injectable()
export class AdminPostingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly postings: PostingsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly notes: ApplicationNotesRepository,
    private readonly savedOnes: SavedPostingsRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async overview() {
    const [postings, applications] = await Promise.all([
      this.postings.countByState(),
      this.applications.countByStatus(),
    ]);
    return { postings, applications };
  }

  async list(query: InputOf<typeof adminPostingRoutes.list>['query']) {
    const { items, nextCursor } = await this.postings.all(query);
    return { items: await this.shown(items), nextCursor };
  }

  /** Its poster is notified with the reason. A closed one stays unchanged. */
  async close(id: string, { reason, note }: TakeDownInput): Promise<AdminPosting> {
    const row = await this.transactions.run(async () => {
      const before = await this.postings.find(id);
      if (!before) throw postingNotFound();
      if (!before.isActive) return before;
      const after = await this.postings.revise(id, { isActive: false, updatedAt: this.clock.now() });
      if (!after) throw postingNotFound();
      await this.postings.tellTakenDown(after, 'closed', reason);
      await this.audit.record('posting.closed', `posting:${id}`, { reason, note });
      return after;
    });
    const [posting] = await this.shown([row]);
    return posting as NonNullable<typeof posting>;
  }

  /** Takes its applications, what was noted of them and what members saved of it along; its poster is told why, its applicants that it is gone. */
  async remove(id: string, { reason, note }: TakeDownInput) {
    await this.transactions.run(async () => {
      const row = await this.postings.remove(id);
      if (!row) throw postingNotFound();
      const applicationIds = await this.applications.dropOf(row);
      await this.notes.removeAll(applicationIds);
      await this.savedOnes.forgetPosting(id);
      await this.postings.tellTakenDown(row, 'deleted', reason);
      const { jobTitle, companyName } = row;
      const applications = applicationIds.length;
      await this.audit.record('posting.deleted', `posting:${id}`, {
        reason,
        note,
        jobTitle,
        companyName,
        applications,
      });
    });
    return { done: true as const };
  }

  private async shown(rows: readonly PostingRow[]): Promise<AdminPosting[]> {
    const counts = await this.applications.countsOf(rows.map(({ _id }) => _id));
    return rows.map((row) => toAdminPosting(row, counts.get(row._id)));
  }
}
