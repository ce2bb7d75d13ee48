import type { EventOf, menuInternalRoutes, menuModerated, OutputOf } from '@barspoon/contracts';
import { OwnData } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { BarsRepository } from '../bar/bars.repository.ts';
import { MenusRepository } from '../bar/menus.repository.ts';
import { textOf } from './menu.ts';
import { MenusService } from './menus.service.ts';

/** What moderators read of menus and decide about them. Implements BEYOND-257. */
@Injectable()
export class WithheldMenusService {
  constructor(
    private readonly transactions: Transactions,
    private readonly bars: BarsRepository,
    private readonly rows: MenusRepository,
    private readonly menus: MenusService,
    private readonly own: OwnData,
  ) {}

  /** @throws DomainError 404 for a menu that nobody can read */
  async published(slug: string): Promise<OutputOf<typeof menuInternalRoutes.published>> {
    const { menu, row } = await this.menus.seen(slug);
    return { id: row._id, ownerId: row.ownerId, text: textOf(menu) };
  }

  /** Open pages are told; what its owner is writing stands. An earlier decision that arrives late changes nothing. */
  async follow({ menuId, ...decision }: EventOf<typeof menuModerated>['data']): Promise<void> {
    await this.transactions.run(async () => {
      const row = await this.rows.find(menuId);
      if (!row || (await this.own.erasedAmong([decision.ownerId])).size > 0) return;
      const { ownerId, revision = 0 } = row.moderated ?? {};
      if (ownerId === decision.ownerId && revision >= decision.revision) return;
      await this.rows.save({ ...row, moderated: decision });
      await this.bars.note(row.barId, {});
    });
  }

  /**
   * In the open transaction, when a member is erased: nobody reads any more why a menu of theirs was taken down, and no
   * moderator can bring it back. Whoever has the bar now has it as a draft.
   */
  async forgetDecisions(ownerId: string): Promise<void> {
    for (const { moderated, ...row } of await this.rows.moderatedOf(ownerId)) {
      const { slug, ...draft } = row;
      const isTaken = moderated?.isRemoved && slug !== undefined;
      await this.rows.save(isTaken ? draft : row);
      await this.bars.note(row.barId, isTaken ? { menus: -1 } : {});
    }
  }
}
