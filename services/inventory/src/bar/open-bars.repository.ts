import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarChoiceRow, BarLinkRow, BarRow } from './bar.schema.ts';
import { BottlesRepository } from './bottles.repository.ts';
import { MenusRepository } from './menus.repository.ts';
import { OrderingRepository } from './ordering.repository.ts';
import { ParLevelsRepository } from './par-levels.repository.ts';
import { ShoppingListsRepository } from './shopping-lists.repository.ts';
import { TabsRepository } from './tabs.repository.ts';

/** Bars as such, and which one a member has chosen. Writes join the open transaction. */
@Injectable()
export class OpenBarsRepository {
  constructor(
    @InjectModel(BarRow.name) private readonly bars: Model<BarRow>,
    @InjectModel(BarLinkRow.name) private readonly links: Model<BarLinkRow>,
    @InjectModel(BarChoiceRow.name) private readonly choices: Model<BarChoiceRow>,
    private readonly bottles: BottlesRepository,
    private readonly shopping: ShoppingListsRepository,
    private readonly pars: ParLevelsRepository,
    private readonly menus: MenusRepository,
    private readonly ordering: OrderingRepository,
    private readonly tabs: TabsRepository,
  ) {}

  find(id: string): Promise<BarRow | null> {
    return this.bars.findById(id).lean().exec();
  }

  findAll(ids: readonly string[]): Promise<BarRow[]> {
    return this.bars
      .find({ _id: { $in: ids } })
      .sort({ _id: 1 })
      .lean()
      .exec();
  }

  /** Their first bar, if it has a row, and those they have opened since, the oldest first. */
  ownedBy(memberId: string): Promise<BarRow[]> {
    return this.bars
      .find({ $or: [{ _id: memberId }, { ownerId: memberId }] })
      .sort({ createdAt: 1, _id: 1 })
      .lean()
      .exec();
  }

  /** Without the first one. */
  countOpenedBy(memberId: string): Promise<number> {
    return this.bars.countDocuments({ ownerId: memberId });
  }

  async open(row: Pick<BarRow, '_id' | 'ownerId' | 'name' | 'createdAt'>): Promise<void> {
    await this.bars.create([row]);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.bars.updateOne({ _id: id }, { $set: { name } }, { upsert: true });
  }

  async setArchived(id: string, archivedAt: Date | null): Promise<void> {
    await this.bars.updateOne({ _id: id }, { $set: { archivedAt } });
  }

  /** With what stands on it, and with the choices of those who came back to it. */
  async delete(id: string): Promise<void> {
    await this.bars.deleteOne({ _id: id });
    await this.choices.deleteMany({ barId: id });
    await this.links.deleteMany({ userId: id });
    await this.bottles.delete(id);
    await this.shopping.delete(id);
    await this.pars.delete(id);
    await this.menus.deleteAll(id);
    await this.ordering.delete(id);
    await this.tabs.delete(id);
  }

  /** Gives a bar that is not a first one to somebody else. */
  async giveTo(id: string, ownerId: string): Promise<void> {
    await this.bars.updateOne({ _id: id }, { $set: { ownerId } });
    await this.links.updateMany({ userId: id }, { $set: { ownerId } });
    await this.bottles.give(id, { barId: id, ownerId });
    await this.shopping.give(id, { barId: id, ownerId });
    await this.pars.give(id, { barId: id, ownerId });
    await this.menus.give(id, { barId: id, ownerId });
    await this.ordering.give(id, { barId: id, ownerId });
    await this.tabs.give(id, { barId: id, ownerId });
  }

  /** Makes another bar of what a member's first one is; the first one is empty and unnamed then. */
  async moveFirst(memberId: string, to: { _id: string; ownerId: string; name: string; createdAt: Date }) {
    const first = await this.bars.findById(memberId).lean();
    const { count = 0, members = 0, menus = 0 } = first ?? {};
    await this.bars.create([{ ...to, count, members, menus, revision: 1 }]);
    await this.links.updateMany({ userId: memberId }, { $set: { userId: to._id, ownerId: to.ownerId } });
    await this.bars.updateOne(
      { _id: memberId },
      { $set: { count: 0, members: 0, menus: 0 }, $unset: { name: '' }, $inc: { revision: 1 } },
    );
    await this.choices.updateMany({ barId: memberId }, { $set: { barId: to._id } });
    await this.bottles.give(memberId, { barId: to._id, ownerId: to.ownerId });
    await this.shopping.give(memberId, { barId: to._id, ownerId: to.ownerId });
    await this.pars.give(memberId, { barId: to._id, ownerId: to.ownerId });
    await this.menus.give(memberId, { barId: to._id, ownerId: to.ownerId });
    await this.ordering.give(memberId, { barId: to._id, ownerId: to.ownerId });
    await this.tabs.give(memberId, { barId: to._id, ownerId: to.ownerId });
  }

  async choiceOf(memberId: string): Promise<string | null> {
    return (await this.choices.findById(memberId).lean())?.barId ?? null;
  }

  async choose(memberId: string, barId: string): Promise<void> {
    await this.choices.updateOne(
      { _id: memberId },
      { $set: { barId }, $inc: { revision: 1 } },
      { upsert: true },
    );
  }
}
