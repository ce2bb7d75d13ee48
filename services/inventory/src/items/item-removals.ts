import { setTimeout as sleep } from 'node:timers/promises';
import { Transactions } from '@barspoon/persistence';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarsRepository } from '../bar/bars.repository.ts';
import type { BarItemRow } from './item.schema.ts';

const batchSize = 100;
const lookEveryMs = 60_000;
/** Longer than a transaction lives: one that put the item on a bar while it was deleted has ended by then. */
const lastLookAfterMs = 120_000;

/** A deleted item that may still stand on bars; afterwards the memory that a seeded one is not to come back. */
@Schema({ collection: 'item_removals', versionKey: false })
export class ItemRemovalRow {
  /** The item's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, default: null })
  slug: string | null;
  @Prop({ type: Date, required: true })
  at: Date;
  /** It stands on no bar any more. */
  @Prop({ type: Boolean, required: true })
  done: boolean;
}
export const ItemRemovalRowSchema = SchemaFactory.createForClass(ItemRemovalRow)
  .index({ slug: 1 }, { name: 'slug', partialFilterExpression: { slug: { $type: 'string' } } })
  .index({ at: 1 }, { name: 'not done', partialFilterExpression: { done: false } });

/**
 * Takes deleted items off every bar, some bars per transaction, each with its event: an item may stand on more bars
 * than one transaction can hold. The row makes it certain that it is gone on with after a crash, by any replica.
 * Until then a link to an item that is gone shows nothing and matches nothing.
 */
@Injectable()
export class ItemRemovals implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(ItemRemovals.name);
  private readonly inHand = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly transactions: Transactions,
    private readonly bars: BarsRepository,
    @InjectModel(ItemRemovalRow.name) private readonly rows: Model<ItemRemovalRow>,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.goOnWithAll(), lookEveryMs);
    void this.goOnWithAll();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await Promise.all(this.inHand.values());
  }

  /** Notes that an item is deleted, in the open transaction. */
  async begin(item: Pick<BarItemRow, '_id' | 'slug'>, at: Date): Promise<void> {
    await this.rows.create([{ _id: item._id, slug: item.slug, at, done: false }]);
  }

  /** Takes a deleted item off the bars it still stands on. */
  goOn(itemId: string): void {
    if (this.inHand.has(itemId) || this.stopped) return;
    const done = this.clear(itemId)
      .catch((error: Error) => this.log.warn(`${itemId} still stands on bars: ${error.message}`))
      .finally(() => this.inHand.delete(itemId));
    this.inHand.set(itemId, done);
  }

  /** Which of these library items were deleted here. */
  async slugsAmong(slugs: readonly string[]): Promise<string[]> {
    const rows = await this.rows.find({ slug: { $in: slugs } }, { slug: 1 }).lean();
    return rows.flatMap((row) => row.slug ?? []);
  }

  private async goOnWithAll(): Promise<void> {
    try {
      const rows = await this.rows.find({ done: false }).sort({ at: 1 }).limit(100).lean();
      for (const row of rows) this.goOn(row._id);
    } catch (error) {
      this.log.warn(`looking for deleted items: ${(error as Error).message}`);
    }
  }

  private async clear(itemId: string): Promise<void> {
    while (!this.stopped) {
      const count = await this.transactions.run(() => this.bars.removeFromSome(itemId, batchSize));
      if (count < batchSize) break;
      // Requests go first.
      await sleep(20);
    }
    if (this.stopped) return;
    const settled = new Date(Date.now() - lastLookAfterMs);
    await this.rows.updateOne({ _id: itemId, at: { $lt: settled } }, { $set: { done: true } });
  }
}
