import { setTimeout as sleep } from 'node:timers/promises';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BarsRepository } from '../bar/bars.repository.ts';
import { ItemRemovalsRepository } from './item-removals.repository.ts';

const barsAtOnce = 100;
const lookEveryMs = 60_000;
const itemsAtOnce = 100;
/** Longer than a transaction lives: one that put the item on a bar while it was deleted has ended by then. */
const lastLookAfterMs = 120_000;

/**
 * Takes deleted items off every bar, some bars per transaction, each with its event: an item may stand on more bars
 * than one transaction can hold. What was begun is noted, so that after a crash any replica goes on with it. Until
 * then a link to an item that is gone shows nothing and matches nothing. Implements BEYOND-95.
 */
@Injectable()
export class ItemRemovals implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(ItemRemovals.name);
  private readonly inHand = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly transactions: Transactions,
    private readonly bars: BarsRepository,
    private readonly removals: ItemRemovalsRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.goOnWithAll(), lookEveryMs);
    void this.goOnWithAll();
  }

  /** While the database is still there. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await Promise.all(this.inHand.values());
  }

  /** Takes a deleted item off the bars it still stands on, in the background. */
  goOn(itemId: string): void {
    if (this.inHand.has(itemId) || this.stopped) return;
    const done = this.clear(itemId)
      .catch((error: Error) => this.log.warn(`${itemId} still stands on bars: ${error.message}`))
      .finally(() => this.inHand.delete(itemId));
    this.inHand.set(itemId, done);
  }

  private async goOnWithAll(): Promise<void> {
    try {
      for (const itemId of await this.removals.notDone(itemsAtOnce)) this.goOn(itemId);
    } catch (error) {
      this.log.warn(`looking for deleted items: ${(error as Error).message}`);
    }
  }

  private async clear(itemId: string): Promise<void> {
    let count: number;
    do {
      if (this.stopped) return;
      count = await this.transactions.run(() => this.bars.removeFromSome(itemId, barsAtOnce));
      // Requests go first.
      await sleep(20);
    } while (count === barsAtOnce);
    await this.removals.endIfBegunBefore(itemId, new Date(this.clock.now().getTime() - lastLookAfterMs));
  }
}
