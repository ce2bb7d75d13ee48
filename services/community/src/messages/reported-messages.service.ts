import { messageInternalRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { contentGone } from '../cases/case.errors.ts';
import { CasesRepository } from '../cases/cases.repository.ts';
import { ReportsService } from '../cases/reports.service.ts';
import { ReportedMessagesRepository } from './reported-messages.repository.ts';

const rowsAtOnce = 200;

/** Direct messages stand in professional; here stand copies of those that were reported. */
@Injectable()
export class ReportedMessagesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly caller: Caller,
    private readonly messages: ReportedMessagesRepository,
    private readonly cases: CasesRepository,
    private readonly reports: ReportsService,
  ) {}

  /** @throws DomainError 404 unless the message was written to this member */
  async ensure(id: string, recipientId: string): Promise<void> {
    const { senderId, content, createdAt } = await this.received(id, recipientId);
    const row = { _id: id, userId: senderId, content, createdAt: new Date(createdAt) };
    await this.transactions.run(() => this.messages.keep(row));
  }

  /** In the open transaction. Implements BEYOND-40. */
  async forgetAllOf(userId: string): Promise<void> {
    for (let ids = await this.messages.idsOf(userId, rowsAtOnce); ids.length > 0; ) {
      for (const id of ids) await this.forget(id);
      ids = await this.messages.idsOf(userId, rowsAtOnce);
    }
  }

  private async forget(id: string): Promise<void> {
    const ref = { kind: 'message' as const, id };
    await this.messages.remove(id);
    await this.cases.dropWaiting(ref);
    await this.reports.forget(ref);
  }

  private async received(id: string, recipientId: string) {
    try {
      const input = { params: { id }, query: { recipientId } };
      return await this.caller.call(messageInternalRoutes.received, input, this.caller.serviceContext());
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'notFound') throw contentGone();
      throw error;
    }
  }
}
