import { bottlesMax, type ImportedBarItem } from '@barspoon/contracts';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BottlesRepository } from '../bar/bottles.repository.ts';
import type { BarItemRow } from '../items/item.schema.ts';
import { aboutBottle, detailsIn } from '../ledger/ledger-entry.ts';

/** An item that an import brings, or whose bottles it brings. */
export interface AddedItem {
  row: BarItemRow;
  bottles: NonNullable<ImportedBarItem['bottles']>;
  isMade: boolean;
  isOnBar: boolean;
}

/** Bottles that come with a file, as entries of the ledger of a member's first bar. Implements BEYOND-306. */
@Injectable()
export class ImportedBottles {
  constructor(
    private readonly bottles: BottlesRepository,
    private readonly clock: Clock,
  ) {}

  async itemsWithBottles(memberId: string): Promise<ReadonlySet<string>> {
    return new Set((await this.bottles.of(memberId)).map(({ itemId }) => itemId));
  }

  /** In the open transaction; what does not fit into a bar is left out. @returns the ids of the entries */
  async fill(memberId: string, items: readonly AddedItem[]): Promise<string[]> {
    const room = bottlesMax - (await this.bottles.count(memberId));
    const ids: string[] = [];
    for (const { row, bottles } of items)
      for (const bottle of bottles.slice(0, room - ids.length)) {
        const about = { _id: newId(), itemId: row._id, unit: bottle.unit };
        const details = detailsIn(bottle);
        const content = aboutBottle('bought', about, row.name, { level: bottle.level, details });
        ids.push(await this.append(memberId, content));
      }
    return ids;
  }

  /** Withdraws them. @returns the items whose bottles somebody has used since, which stay */
  async takeBack(memberId: string, entryIds: readonly string[]): Promise<ReadonlySet<string>> {
    const used = new Set<string>();
    for (const id of entryIds) {
      const entry = await this.bottles.findEntry(id);
      const [line] = entry?.lines ?? [];
      if (!entry || !line?.bottleId) continue;
      if ((await this.bottles.entriesOf(line.bottleId)).length > 1) used.add(line.itemId);
      else
        await this.append(memberId, {
          ...aboutBottle('undone', { ...line, _id: line.bottleId }, line.name),
          undoes: id,
        });
    }
    return used;
  }

  private async append(memberId: string, content: ReturnType<typeof aboutBottle>): Promise<string> {
    const _id = newId();
    const whose = { barId: memberId, ownerId: memberId, actorId: memberId };
    await this.bottles.append({ _id, ...whose, at: this.clock.now(), ...content });
    return _id;
  }
}
