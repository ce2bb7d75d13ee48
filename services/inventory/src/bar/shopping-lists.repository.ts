import { shoppingListChanged } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarMembersRepository } from './bar-members.repository.ts';
import { type ListLine, ShoppingListRow } from './shopping-list.schema.ts';

/** More than are made while a phone waits for an answer. */
const maxChanges = 500;

/** The shopping lists of bars. Writes join the open transaction. */
@Injectable()
export class ShoppingListsRepository {
  constructor(
    @InjectModel(ShoppingListRow.name) private readonly lists: Model<ShoppingListRow>,
    private readonly members: BarMembersRepository,
    private readonly outbox: Outbox,
  ) {}

  async linesOf(barId: string): Promise<ListLine[]> {
    return (await this.lists.findById(barId).lean())?.lines ?? [];
  }

  /** The lines as that change left them or later ones; null where it was not made, or too long ago to be known. */
  async linesAfter(barId: string, changeId: string): Promise<ListLine[] | null> {
    return (await this.lists.findOne({ _id: barId, changes: changeId }).lean())?.lines ?? null;
  }

  /** The list to change, which waits for whoever changes it at the same moment. */
  lock(bar: { id: string; ownerId: string }): Promise<ShoppingListRow> {
    return this.lists
      .findOneAndUpdate(
        { _id: bar.id },
        { $inc: { revision: 1 }, $setOnInsert: { ownerId: bar.ownerId, lines: [], changes: [] } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
  }

  /** Whoever is at the bar is told. */
  async save(list: ShoppingListRow, changeId: string, lines: ListLine[]): Promise<void> {
    const { _id: barId, ownerId, revision } = list;
    const changes = [...list.changes, changeId].slice(-maxChanges);
    await this.lists.updateOne({ _id: barId }, { $set: { lines, changes } });
    const members = (await this.members.at(barId)).map(({ memberId }) => memberId);
    const about = { aggregate: `shopping-list:${barId}`, revision };
    await this.outbox.add(shoppingListChanged, { barId, memberIds: [ownerId, ...members] }, about);
  }

  async delete(barId: string): Promise<void> {
    await this.lists.deleteOne({ _id: barId });
  }

  /** With the bar it belongs to, which may have another id then. */
  async give(barId: string, to: { barId: string; ownerId: string }): Promise<void> {
    const list = await this.lists.findByIdAndDelete(barId).lean();
    if (list) await this.lists.create([{ ...list, _id: to.barId, ownerId: to.ownerId }]);
  }
}
