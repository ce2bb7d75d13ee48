import { nameKey } from '@barspoon/collections';
import type { EventOf, ImportedBarItem } from '@barspoon/contracts';
import { barImportRevised, catalogueInternalRoutes } from '@barspoon/contracts';
import { Caller, OwnData } from '@barspoon/messaging';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarsRepository } from '../bar/bars.repository.ts';
import type { BarItemRow } from '../items/item.schema.ts';
import { contentOfInput, newItem } from '../items/item.ts';
import { ItemsRepository } from '../items/items.repository.ts';
import { maxOwnItems } from '../items/items.service.ts';
import { ShelfIndex } from '../items/shelf-index.ts';
import { BarImportsRepository } from './bar-imports.repository.ts';

type Data = EventOf<typeof barImportRevised>['data'];

/** A bar that comes with a file of a member's; the catalogue reads the file. Implements BEYOND-25. */
@Injectable()
export class BarImportsService {
  constructor(
    private readonly imports: BarImportsRepository,
    private readonly bars: BarsRepository,
    private readonly items: ItemsRepository,
    private readonly catalogue: ShelfIndex,
    private readonly own: OwnData,
    private readonly caller: Caller,
    private readonly clock: Clock,
  ) {}

  async report(memberId: string, items: readonly ImportedBarItem[]) {
    const { added, made, same, refused } = await this.compare(memberId, items);
    return { new: added.length + made.length, same, refused };
  }

  /** In the open transaction. The undoing of an import may arrive first, and leaves word that it did. */
  async follow({ importId, memberId, undone, items }: Data): Promise<void> {
    if ((await this.own.erasedAmong([memberId])).size > 0) return;
    const known = await this.imports.find(importId);
    const nothing = { itemIds: [] as string[], madeIds: [] as string[] };
    if (undone && known) await this.takeBack(memberId, known.itemIds, known.madeIds);
    const done =
      undone || known ? nothing : await this.add(memberId, await this.itemsOf(importId, memberId, items));
    await this.imports.put({ _id: importId, userId: memberId, ...done, at: this.clock.now() });
  }

  /** Events from before said them; now the catalogue is asked. */
  private async itemsOf(id: string, memberId: string, said: readonly ImportedBarItem[]) {
    if (said.length > 0) return said;
    const params = { memberId, id };
    const context = this.caller.serviceContext();
    return (await this.caller.call(catalogueInternalRoutes.barOfImport, { params }, context)).items;
  }

  private async add(memberId: string, items: readonly ImportedBarItem[]) {
    const { added, made } = await this.compare(memberId, items);
    await this.items.insert(made);
    if (made.length > 0) await this.bars.note(memberId, { custom: made.length });
    const all = [...added, ...made];
    await this.bars.addAll(memberId, all, this.clock.now());
    return { itemIds: all.map(({ _id }) => _id), madeIds: made.map(({ _id }) => _id) };
  }

  /** What was made for the import and edited since then is the member's own work. */
  private async takeBack(memberId: string, itemIds: readonly string[], madeIds: readonly string[]) {
    const made = await this.items.findOwn(memberId, madeIds);
    const untouched = new Set(made.flatMap(({ _id, revision }) => (revision === 1 ? _id : [])));
    const edited = new Set(made.flatMap(({ _id, revision }) => (revision === 1 ? [] : _id)));
    await this.bars.removeAll(
      memberId,
      itemIds.filter((id) => !edited.has(id)),
    );
    if (untouched.size === 0) return;
    await this.items.deleteAllOwn(memberId, [...untouched]);
    await this.bars.note(memberId, { custom: -untouched.size });
  }

  /** By name and brand: the member's own item or the catalogue's, as the file says, else the other, else a new one. */
  private async compare(memberId: string, items: readonly ImportedBarItem[]) {
    const [mine, onBar] = await Promise.all([this.items.ownOf(memberId), this.bars.itemIdsOf(memberId)]);
    const byKey = (rows: readonly BarItemRow[]) => new Map(rows.map((row) => [keyOf(row), row]));
    const [own, shelf] = [byKey(mine), byKey(this.catalogue.shelf.items)];
    const owned = new Set(onBar);
    const [added, made]: [BarItemRow[], BarItemRow[]] = [[], []];
    let [same, refused] = [0, 0];
    const createdAt = this.clock.now();
    for (const { isOwnItem, ...item } of items) {
      const key = keyOf(item);
      const known = isOwnItem ? (own.get(key) ?? shelf.get(key)) : (shelf.get(key) ?? own.get(key));
      if (known && owned.has(known._id)) same += 1;
      else if (!known && mine.length + made.length >= maxOwnItems) refused += 1;
      else {
        const row =
          known ?? newItem(contentOfInput({ ...item, image: null }), { userId: memberId, createdAt });
        (known ? added : made).push(row);
        own.set(key, row);
        owned.add(row._id);
      }
    }
    return { added, made, same, refused };
  }
}

const keyOf = ({ name, brand }: { name: string; brand: string }) => `${nameKey(name)}\n${nameKey(brand)}`;
