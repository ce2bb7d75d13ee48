import type { MemberActor } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarsRepository } from '../bar/bars.repository.ts';
import { itemNotFound } from './item.errors.ts';
import { ItemsRepository } from './items.repository.ts';

@Injectable()
export class BarService {
  constructor(
    private readonly transactions: Transactions,
    private readonly bars: BarsRepository,
    private readonly items: ItemsRepository,
    private readonly clock: Clock,
  ) {}

  /** Repeating it is a success and changes nothing. Implements INV-08, BEYOND-43. */
  async add(actor: MemberActor, itemId: string) {
    await this.transactions.run(async () => {
      const item = await this.items.findFor(actor.id, itemId);
      if (!item) throw itemNotFound();
      await this.bars.add(actor.id, item, this.clock.now());
    });
    return { done: true as const };
  }

  /** Also for an item that has gone in the meantime. Implements INV-08. */
  async remove(actor: MemberActor, itemId: string) {
    await this.transactions.run(() => this.bars.remove(actor.id, itemId));
    return { done: true as const };
  }
}
