import type { MemberActor } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarAccess } from '../bar/bar-access.ts';
import { BarsRepository } from '../bar/bars.repository.ts';
import { itemNotFound } from './item.errors.ts';
import { ItemsRepository } from './items.repository.ts';

@Injectable()
export class BarService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BarAccess,
    private readonly bars: BarsRepository,
    private readonly items: ItemsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating it is a success and changes nothing. Implements INV-08, BEYOND-43.
   * @param barId the chosen bar where none is named
   */
  async add(actor: MemberActor, itemId: string, barId?: string) {
    await this.transactions.run(async () => {
      const bar = await this.access.toFill(actor.id, barId);
      const item = await this.items.findFor(actor.id, itemId);
      if (!item) throw itemNotFound();
      await this.bars.add(bar, item, actor.id, this.clock.now());
    });
    return { done: true as const };
  }

  /** Also for an item that has gone in the meantime. Implements INV-08. */
  async remove(actor: MemberActor, itemId: string, barId?: string) {
    await this.transactions.run(async () =>
      this.bars.remove(await this.access.toFill(actor.id, barId), itemId, actor.id),
    );
    return { done: true as const };
  }
}
