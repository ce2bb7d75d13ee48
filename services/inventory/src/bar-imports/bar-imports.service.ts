import type { EventOf, ImportedBarItem } from '@barspoon/contracts';
import { barImportRevised, catalogueInternalRoutes } from '@barspoon/contracts';
import { Caller, OwnData } from '@barspoon/messaging';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarsRepository } from '../bar/bars.repository.ts';
import type { BarItemRow } from '../items/item.schema.ts';
import { contentOfInput, maxOwnItems, newItem } from '../items/item.ts';
import { ItemsRepository } from '../items/items.repository.ts';
import { ShelfIndex } from '../items/shelf-index.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';
import type { BarImportRow } from './bar-import.schema.ts';
import { BarImportsRepository } from './bar-imports.repository.ts';
import { type AddedItem, ImportedBottles } from './imported-bottles.ts';
import { KnownItems } from './known-items.ts';

type Data = EventOf<typeof barImportRevised>['data'];

/** A bar that comes with a file of a member's; the catalogue reads the file. Implements BEYOND-25. */
@Injectable()
export class BarImportsService {
  constructor(
    private readonly imports: BarImportsRepository,
    private readonly bars: BarsRepository,
    private readonly items: ItemsRepository,
    private readonly catalogue: ShelfIndex,
    private readonly imported: ImportedBottles,
    private readonly vocabulary: VocabularyProjection,
    private readonly own: OwnData,
    private readonly caller: Caller,
    private readonly clock: Clock,
  ) {}

  async report(memberId: string, items: readonly ImportedBarItem[]) {
    const { added, same, refused } = await this.compare(memberId, items);
    return { new: added.length, same, refused };
  }

  /** In the open transaction. The undoing of an import may arrive first, and leaves word that it did. */
  async follow({ importId, memberId, undone, items }: Data): Promise<void> {
    if ((await this.own.erasedAmong([memberId])).size > 0) return;
    const known = await this.imports.find(importId);
    const nothing = { itemIds: [] as string[], madeIds: [] as string[], entryIds: [] as string[] };
    if (undone && known) await this.takeBack(known);
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
    const { added } = await this.compare(memberId, items);
    const made = added.flatMap(({ row, isMade }) => (isMade ? row : []));
    const shelved = added.flatMap(({ row, isOnBar }) => (isOnBar ? [] : row));
    await this.items.insert(made);
    if (made.length > 0) await this.bars.note(memberId, { custom: made.length });
    await this.bars.addAll(memberId, shelved, this.clock.now());
    const entryIds = await this.imported.fill(memberId, added);
    return { itemIds: shelved.map(({ _id }) => _id), madeIds: made.map(({ _id }) => _id), entryIds };
  }

  /** What was edited or poured from since then is the member's own work. */
  private async takeBack({ userId: memberId, itemIds, madeIds, entryIds }: BarImportRow) {
    const used = await this.imported.takeBack(memberId, entryIds);
    const made = await this.items.findOwn(memberId, madeIds);
    const isUntouched = ({ _id, revision }: BarItemRow) => revision === 1 && !used.has(_id);
    const edited = new Set(made.flatMap((row) => (isUntouched(row) ? [] : row._id)));
    await this.bars.removeAll(
      memberId,
      itemIds.filter((id) => !edited.has(id) && !used.has(id)),
    );
    const untouched = made.filter(isUntouched).map(({ _id }) => _id);
    if (untouched.length === 0) return;
    await this.items.deleteAllOwn(memberId, untouched);
    await this.bars.note(memberId, { custom: -untouched.length });
  }

  /** Several of a file may be the same item here; its bottles come together. */
  private async compare(memberId: string, items: readonly ImportedBarItem[]) {
    const [mine, onBar, filled] = await Promise.all([
      this.items.ownOf(memberId),
      this.bars.itemIdsOf(memberId),
      this.imported.itemsWithBottles(memberId),
    ]);
    const known = new KnownItems(mine, this.catalogue.shelf.items, this.vocabulary.vocabulary);
    const owned = new Set(onBar);
    const added = new Map<string, AddedItem>();
    let [same, refused, custom] = [0, 0, mine.length];
    const createdAt = this.clock.now();
    for (const { isOwnItem, bottles = [], ingredient, ...item } of items) {
      const found = known.find({ ...item, isOwnItem, ingredient });
      const twin = found && added.get(found._id);
      if (twin) twin.bottles.push(...bottles);
      else if (found) {
        const isOnBar = owned.has(found._id);
        if (isOnBar && (bottles.length === 0 || filled.has(found._id))) same += 1;
        else added.set(found._id, { row: found, bottles: [...bottles], isMade: false, isOnBar });
      } else if (custom >= maxOwnItems) refused += 1;
      else {
        const row = newItem(contentOfInput({ ...item, image: null }, ingredient), {
          userId: memberId,
          createdAt,
        });
        custom += 1;
        known.add(row);
        added.set(row._id, { row, bottles: [...bottles], isMade: true, isOnBar: false });
      }
    }
    return { added: [...added.values()], same, refused };
  }
}
