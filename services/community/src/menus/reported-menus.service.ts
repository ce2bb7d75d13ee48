import { menuInternalRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { contentGone } from '../cases/case.errors.ts';
import { CasesRepository } from '../cases/cases.repository.ts';
import { ReportsService } from '../cases/reports.service.ts';
import { ReportedMenusRepository } from './reported-menus.repository.ts';

const rowsAtOnce = 200;

/** Menus of bars stand in inventory; here stand copies of those that were reported. Implements BEYOND-257. */
@Injectable()
export class ReportedMenusService {
  constructor(
    private readonly transactions: Transactions,
    private readonly caller: Caller,
    private readonly menus: ReportedMenusRepository,
    private readonly cases: CasesRepository,
    private readonly reports: ReportsService,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the menu that is read at an address now. @throws DomainError 404 where there is none */
  async ensure(slug: string): Promise<string> {
    const { id, ownerId, text } = await this.published(slug);
    const row = { _id: id, userId: ownerId, content: text, slug, createdAt: this.clock.now() };
    await this.transactions.run(() => this.menus.keep(row));
    return id;
  }

  /** In the open transaction. Implements BEYOND-40. */
  async forgetAllOf(userId: string): Promise<void> {
    for (let ids = await this.menus.idsOf(userId, rowsAtOnce); ids.length > 0; ) {
      for (const id of ids) await this.forget(id);
      ids = await this.menus.idsOf(userId, rowsAtOnce);
    }
  }

  private async forget(id: string): Promise<void> {
    const ref = { kind: 'menu' as const, id };
    await this.menus.remove(id);
    await this.cases.dropWaiting(ref);
    await this.reports.forget(ref);
  }

  private async published(slug: string) {
    try {
      const input = { params: { slug } };
      return await this.caller.call(menuInternalRoutes.published, input, this.caller.serviceContext());
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'notFound') throw contentGone();
      throw error;
    }
  }
}
