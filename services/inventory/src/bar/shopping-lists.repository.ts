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
    return (await this.find(barId))?.lines ?? [];
  }

  /** A list as it stands before a change; undefined where nothing was written yet. */
  async find(barId: string): Promise<ShoppingListRow | undefined> {
    return (await this.lists.findById(barId).lean()) ?? undefined;
  }

  /**
   * Whoever is at the bar is told. Where somebody else changed the list since it was found, the transaction begins again.
   * @param before the list that was changed
   */
  async save(
    { id: barId, ownerId }: { id: string; ownerId: string },
    before: ShoppingListRow | undefined,
    changeId: string,
    lines: ListLine[],
  ): Promise<void> {
    const revision = (before?.revision ?? 0) + 1;
    const changes = [...(before?.changes ?? []), changeId].slice(-maxChanges);
    await this.lists.updateOne(
      { _id: barId },
      { $set: { lines, changes, revision }, $setOnInsert: { ownerId } },
      { upsert: true },
    );
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
