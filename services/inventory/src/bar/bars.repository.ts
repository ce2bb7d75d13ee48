import { type BarItem, barChanged, barItemAdded, barItemRemoved, menuChanged } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarLinkRow, BarRow } from './bar.schema.ts';
import { type BarPlace, firstBarOf } from './bar-access.ts';
import { BarMembersRepository } from './bar-members.repository.ts';
import { MenusRepository } from './menus.repository.ts';

interface ShownItem extends Pick<BarItem, 'name' | 'category'> {
  _id: string;
  userId: string | null;
}

type Bar = Pick<BarPlace, 'id' | 'ownerId'>;
/** What an event tells of the bar it is about; of a first bar, which has its owner's id, nothing. */
const toldOf = ({ id, ownerId }: Bar) => (id === ownerId ? {} : { barId: id });
const ownerIn = ({ id, ownerId }: Bar) => (id === ownerId ? {} : { ownerId });
const barOf = ({ userId: id, ownerId = id }: Pick<BarLinkRow, 'userId' | 'ownerId'>): Bar => ({
  id,
  ownerId,
});

/** What stands on bars; no query without the bar or the item. Writes join the open transaction. */
@Injectable()
export class BarsRepository {
  constructor(
    @InjectModel(BarLinkRow.name) private readonly links: Model<BarLinkRow>,
    @InjectModel(BarRow.name) private readonly bars: Model<BarRow>,
    private readonly members: BarMembersRepository,
    private readonly menus: MenusRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @param by who puts it there. Implements BEYOND-43. */
  async add(bar: Bar, item: ShownItem, by: string, at: Date): Promise<void> {
    const result = await this.links.updateOne(
      { userId: bar.id, inventoryId: item._id },
      { $setOnInsert: { _id: newId(), createdAt: at, ...ownerIn(bar) } },
      { upsert: true },
    );
    if (result.upsertedCount === 0) return;
    const { sequence } = await this.note(bar.id, { count: 1, sequence: 1 });
    await this.outbox.addAll([addedEvent(bar, by, item, sequence)]);
  }

  /** Items that are not on a member's first bar yet, in one go. */
  async addAll(userId: string, items: readonly ShownItem[], at: Date): Promise<void> {
    if (items.length === 0) return;
    await this.links.insertMany(
      items.map(({ _id: inventoryId }) => ({ _id: newId(), userId, inventoryId, createdAt: at })),
    );
    const { sequence } = await this.note(userId, { count: items.length, sequence: items.length });
    const first = sequence - items.length + 1;
    await this.outbox.addAll(
      items.map((item, index) => addedEvent(firstBarOf(userId), userId, item, first + index)),
    );
  }

  /** The same for taking off: what is not on it any more is passed over. */
  async removeAll(userId: string, itemIds: readonly string[]): Promise<void> {
    const links = await this.links.find({ userId, inventoryId: { $in: itemIds } }, { inventoryId: 1 }).lean();
    if (links.length === 0) return;
    await this.links.deleteMany({ _id: { $in: links.map(({ _id }) => _id) } });
    const { sequence } = await this.note(userId, { count: -links.length, sequence: links.length });
    const first = sequence - links.length + 1;
    await this.outbox.addAll(
      links.map(({ inventoryId }, at) => removedEvent(firstBarOf(userId), userId, inventoryId, first + at)),
    );
  }

  async remove(bar: Bar, itemId: string, by: string): Promise<void> {
    const { deletedCount } = await this.links.deleteOne({ userId: bar.id, inventoryId: itemId });
    if (deletedCount) await this.noteRemoved(bar, by, itemId);
  }

  /**
   * Takes an item off some of the bars it stands on.
   * @returns how many bars that were; 0 when it stands on none
   */
  async removeFromSome(itemId: string, max: number): Promise<number> {
    const links = await this.links.find({ inventoryId: itemId }).sort({ _id: 1 }).limit(max).lean();
    if (links.length === 0) return 0;
    await this.links.deleteMany({ _id: { $in: links.map((link) => link._id) } });
    for (const link of links) {
      const bar = barOf(link);
      await this.noteRemoved(bar, bar.ownerId, itemId);
    }
    return links.length;
  }

  async itemIdsOf(barId: string): Promise<string[]> {
    const links = await this.links.find({ userId: barId }, { _id: 0, inventoryId: 1 }).lean();
    return links.map((link) => link.inventoryId);
  }

  /** Which of several members have one of these items on their first bar, read from the index alone. */
  async havingAnyOf(userIds: readonly string[], itemIds: readonly string[]): Promise<string[]> {
    const links = await this.links
      .find({ userId: { $in: userIds }, inventoryId: { $in: itemIds } }, { _id: 0, userId: 1 })
      .hint({ userId: 1, inventoryId: 1 })
      .lean();
    return [...new Set(links.map(({ userId }) => userId))];
  }

  async has(barId: string, itemId: string): Promise<boolean> {
    return (await this.links.exists({ userId: barId, inventoryId: itemId })) !== null;
  }

  async standingOf(barId: string): Promise<{ count: number; revision: number }> {
    const bar = await this.bars.findById(barId, { count: 1, revision: 1 }).lean();
    return { count: bar?.count ?? 0, revision: bar?.revision ?? 0 };
  }

  /** Counts that an item has changed on every bar it stands on; an own item stands on few. */
  async noteHolding(itemId: string): Promise<void> {
    const links = await this.links.find({ inventoryId: itemId }, { _id: 0, userId: 1 }).lean();
    const ids = links.map(({ userId }) => userId);
    for (const id of ids) await this.note(id, {});
  }

  /** Takes what is one member's alone off a bar that they leave. */
  async removeOwnOf(memberId: string, bar: Bar, itemIds: readonly string[]): Promise<void> {
    const links = await this.links
      .find({ userId: bar.id, inventoryId: { $in: itemIds } }, { inventoryId: 1 })
      .lean();
    for (const { inventoryId } of links) await this.remove(bar, inventoryId, memberId);
  }

  /**
   * Counts a change of a bar; always also its revision. Whoever shares it is told, and whoever reads a menu of it.
   * @param also who is told besides: somebody who has just left
   * @param gone a menu of which an address leads nowhere any more
   */
  async note(
    barId: string,
    by: Partial<Record<'count' | 'custom' | 'sequence' | 'members' | 'menus', number>>,
    also: readonly string[] = [],
    gone?: { _id: string; slug: string },
  ): Promise<Pick<BarRow, 'custom' | 'sequence'>> {
    const row = await this.bars
      .findOneAndUpdate(
        { _id: barId },
        { $inc: { ...by, revision: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
    if (row.members || also.length > 0) await this.tell(row, also);
    if (row.menus) await this.tellReaders(row);
    if (gone) {
      const about = { aggregate: `menu-address:${gone.slug}`, revision: row.revision };
      await this.outbox.add(menuChanged, { menuId: gone._id, slug: gone.slug }, about);
    }
    return row;
  }

  private async tell(
    { _id: barId, ownerId = barId, revision }: BarRow,
    also: readonly string[],
  ): Promise<void> {
    const members = (await this.members.at(barId)).map(({ memberId }) => memberId);
    const memberIds = [...new Set([ownerId, ...members, ...also])];
    await this.outbox.add(barChanged, { barId, memberIds }, { aggregate: `shared-bar:${barId}`, revision });
  }

  private async tellReaders({ _id: barId, revision }: BarRow): Promise<void> {
    const published = await this.menus.publishedAt(barId);
    await this.outbox.addAll(
      published.map(({ _id: menuId, slug }) => ({
        definition: menuChanged,
        data: { menuId, slug },
        about: { aggregate: `menu:${menuId}`, revision },
      })),
    );
  }

  private async noteRemoved(bar: Bar, by: string, itemId: string): Promise<void> {
    const { sequence } = await this.note(bar.id, { count: -1, sequence: 1 });
    await this.outbox.addAll([removedEvent(bar, by, itemId, sequence)]);
  }
}

const addedEvent = (
  bar: Bar,
  memberId: string,
  { _id: itemId, name, category, userId }: ShownItem,
  revision: number,
) => ({
  definition: barItemAdded,
  data: { memberId, itemId, name, category, custom: userId !== null, ...toldOf(bar) },
  about: { aggregate: `bar:${bar.id}`, revision },
});

const removedEvent = (bar: Bar, memberId: string, itemId: string, revision: number) => ({
  definition: barItemRemoved,
  data: { memberId, itemId, ...toldOf(bar) },
  about: { aggregate: `bar:${bar.id}`, revision },
});
