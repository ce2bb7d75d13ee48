import { type BarItem, barItemAdded, barItemRemoved } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarLinkRow, BarRow } from './bar.schema.ts';

interface ShownItem extends Pick<BarItem, 'name' | 'category'> {
  _id: string;
  userId: string | null;
}

const aggregateOf = (userId: string) => `bar:${userId}`;

/** Members' bars; no query without the member or the item. Writes join the open transaction. */
@Injectable()
export class BarsRepository {
  constructor(
    @InjectModel(BarLinkRow.name) private readonly links: Model<BarLinkRow>,
    @InjectModel(BarRow.name) private readonly bars: Model<BarRow>,
    private readonly outbox: Outbox,
  ) {}

  /** Implements BEYOND-43. */
  async add(userId: string, item: ShownItem, at: Date): Promise<void> {
    const result = await this.links.updateOne(
      { userId, inventoryId: item._id },
      { $setOnInsert: { _id: newId(), createdAt: at } },
      { upsert: true },
    );
    if (result.upsertedCount === 0) return;
    const { sequence } = await this.note(userId, { count: 1, sequence: 1 });
    await this.outbox.addAll([addedEvent(userId, item, sequence)]);
  }

  /** Items that are not on it yet, in one go. */
  async addAll(userId: string, items: readonly ShownItem[], at: Date): Promise<void> {
    if (items.length === 0) return;
    await this.links.insertMany(
      items.map(({ _id: inventoryId }) => ({ _id: newId(), userId, inventoryId, createdAt: at })),
    );
    const { sequence } = await this.note(userId, { count: items.length, sequence: items.length });
    const first = sequence - items.length + 1;
    await this.outbox.addAll(items.map((item, index) => addedEvent(userId, item, first + index)));
  }

  /** The same for taking off: what is not on it any more is passed over. */
  async removeAll(userId: string, itemIds: readonly string[]): Promise<void> {
    const links = await this.links.find({ userId, inventoryId: { $in: itemIds } }, { inventoryId: 1 }).lean();
    if (links.length === 0) return;
    await this.links.deleteMany({ _id: { $in: links.map(({ _id }) => _id) } });
    const { sequence } = await this.note(userId, { count: -links.length, sequence: links.length });
    const first = sequence - links.length + 1;
    await this.outbox.addAll(
      links.map(({ inventoryId }, at) => removedEvent(userId, inventoryId, first + at)),
    );
  }

  async remove(userId: string, itemId: string): Promise<void> {
    const { deletedCount } = await this.links.deleteOne({ userId, inventoryId: itemId });
    if (deletedCount) await this.noteRemoved(userId, itemId);
  }

  /**
   * Takes an item off some of the bars it stands on.
   * @returns how many bars that were; 0 when it stands on none
   */
  async removeFromSome(itemId: string, max: number): Promise<number> {
    const links = await this.links.find({ inventoryId: itemId }).sort({ _id: 1 }).limit(max).lean();
    if (links.length === 0) return 0;
    await this.links.deleteMany({ _id: { $in: links.map((link) => link._id) } });
    for (const link of links) await this.noteRemoved(link.userId, itemId);
    return links.length;
  }

  async itemIdsOf(userId: string): Promise<string[]> {
    const links = await this.links.find({ userId }, { _id: 0, inventoryId: 1 }).lean();
    return links.map((link) => link.inventoryId);
  }

  /** Which of several members have one of these items on their bar, read from the index alone. */
  async havingAnyOf(userIds: readonly string[], itemIds: readonly string[]): Promise<string[]> {
    const links = await this.links
      .find({ userId: { $in: userIds }, inventoryId: { $in: itemIds } }, { _id: 0, userId: 1 })
      .hint({ userId: 1, inventoryId: 1 })
      .lean();
    return [...new Set(links.map(({ userId }) => userId))];
  }

  async has(userId: string, itemId: string): Promise<boolean> {
    return (await this.links.exists({ userId, inventoryId: itemId })) !== null;
  }

  async standingOf(userId: string): Promise<{ count: number; revision: number }> {
    const bar = await this.bars.findById(userId, { count: 1, revision: 1 }).lean();
    return { count: bar?.count ?? 0, revision: bar?.revision ?? 0 };
  }

  /** Counts a change of a member's bar; always also its revision. */
  note(
    userId: string,
    by: Partial<Record<'count' | 'custom' | 'sequence', number>>,
  ): Promise<Pick<BarRow, 'custom' | 'sequence'>> {
    return this.bars
      .findOneAndUpdate(
        { _id: userId },
        { $inc: { ...by, revision: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
  }

  private async noteRemoved(memberId: string, itemId: string): Promise<void> {
    const { sequence } = await this.note(memberId, { count: -1, sequence: 1 });
    await this.outbox.addAll([removedEvent(memberId, itemId, sequence)]);
  }
}

const addedEvent = (
  memberId: string,
  { _id: itemId, name, category, userId }: ShownItem,
  revision: number,
) => ({
  definition: barItemAdded,
  data: { memberId, itemId, name, category, custom: userId !== null },
  about: { aggregate: aggregateOf(memberId), revision },
});

const removedEvent = (memberId: string, itemId: string, revision: number) => ({
  definition: barItemRemoved,
  data: { memberId, itemId },
  about: { aggregate: aggregateOf(memberId), revision },
});
