import {
  type BarCount,
  barCategoryKeys,
  type countRoutes,
  type InputOf,
  type MemberActor,
  type SheetBottle,
} from '@barspoon/contracts';
import { MemberCards } from '@barspoon/messaging';
import { inCountOrder } from '@barspoon/mixology';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarAccess, type BarPlace } from '../bar/bar-access.ts';
import { BarsRepository } from '../bar/bars.repository.ts';
import type { BarEntryRow, LedgerLine } from '../bar/bottle.schema.ts';
import { BottlesRepository } from '../bar/bottles.repository.ts';
import type { BarItemRow } from '../items/item.schema.ts';
import { bottleNotFound, countedAboveSize, idTaken } from '../ledger/ledger.errors.ts';
import { momentOf } from '../ledger/ledger-entry.ts';
import { OwnedItems } from '../matches/owned-items.ts';

type CountInput = InputOf<typeof countRoutes.record>['body'];

/** Counts of whole bars: each is one entry of the ledger, so that it is undone and told twice as every other. Implements BEYOND-234. */
@Injectable()
export class CountsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BarAccess,
    private readonly bars: BarsRepository,
    private readonly bottles: BottlesRepository,
    private readonly owned: OwnedItems,
    private readonly cards: MemberCards,
    private readonly clock: Clock,
  ) {}

  async sheet(actor: MemberActor, barId: string): Promise<{ items: SheetBottle[] }> {
    const bar = await this.access.at(actor.id, barId);
    const [rows, bottles, [last]] = await Promise.all([
      this.owned.rowsOn([bar.id]),
      this.bottles.of(bar.id),
      this.bottles.lastCounts(bar.id, 1),
    ]);
    const items = new Map(rows.sort(asShelved).map((row, place) => [row._id, { row, place }]));
    const counted = new Map(last?.lines.map(({ bottleId, level }) => [bottleId, level]));
    const standing = bottles
      .flatMap((bottle) => {
        const item = items.get(bottle.itemId);
        const isKnownEmpty = bottle.level === 0 && counted.get(bottle._id) === 0;
        return item && !isKnownEmpty ? [{ ...bottle, id: bottle._id, ...item }] : [];
      })
      .sort((one, other) => one.place - other.place || one.addedAt - other.addedAt);
    const order = inCountOrder(standing, last?.lines.flatMap(({ bottleId }) => bottleId ?? []) ?? []);
    return {
      items: order.map(({ id, itemId, size, unit, level, row }) => ({
        bottleId: id,
        itemId,
        name: row.name,
        size,
        unit,
        level,
        isNew: last !== undefined && !counted.has(id),
      })),
    };
  }

  async list(actor: MemberActor, barId: string, query: InputOf<typeof countRoutes.list>['query']) {
    const bar = await this.access.at(actor.id, barId);
    const { items, nextCursor } = await this.bottles.countsPage(bar.id, query);
    const withdrawn = await this.bottles.withdrawnAmong(items.map(({ _id }) => _id));
    return { items: await this.shown(items.filter(({ _id }) => !withdrawn.has(_id))), nextCursor };
  }

  /**
   * The same id again changes nothing.
   * @throws DomainError 404 for a bar that is not there or none of whose bottles is, 403 for a guest, 409 for an id that
   * stands for something else
   */
  async record(actor: MemberActor, barId: string, countId: string, input: CountInput): Promise<BarCount> {
    const entry = await this.transactions.run(async () => {
      const bar = await this.access.toFill(actor.id, barId);
      const known = await this.bottles.findEntry(countId);
      if (known && (known.barId !== bar.id || !known.counted)) throw idTaken();
      if (known) return known;
      const at = momentOf({ at: input.at, kind: 'counted' }, this.clock.now());
      const lines = await this.linesOf(bar, input);
      const counted = lines.flatMap(({ bottleId, level }) => (level === null ? [] : (bottleId ?? [])));
      if (counted.length === 0) throw bottleNotFound();
      const about = { barId: bar.id, ownerId: bar.ownerId, actorId: actor.id };
      const row = { _id: countId, ...about, kind: 'counted', at, bottleIds: counted, lines } as const;
      const entry: BarEntryRow = { ...row, bottleIds: counted, counted: counted.length };
      // First: whoever writes to the bar at the same moment conflicts here.
      await this.bars.note(bar.id, {});
      await this.bottles.append(entry);
      return entry;
    });
    const [count] = await this.shown([entry]);
    if (!count) throw bottleNotFound();
    return count;
  }

  /** Who counted, and what. */
  async shown(rows: readonly BarEntryRow[]): Promise<BarCount[]> {
    const cards = await this.cards.of([...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]);
    return rows.map(({ _id, at, actorId, counted = 0 }) => ({
      id: _id,
      at: at.toISOString(),
      by: actorId === null ? null : (cards.get(actorId)?.fullName ?? null),
      counted,
    }));
  }

  private async linesOf(bar: BarPlace, input: CountInput): Promise<LedgerLine[]> {
    const ids = input.lines.map(({ bottleId }) => bottleId);
    const bottles = new Map((await this.bottles.of(bar.id)).map((bottle) => [bottle._id, bottle]));
    const written = await this.bottles.detailsOf(ids.filter((id) => bottles.has(id)));
    return input.lines.flatMap(({ bottleId, level }, index) => {
      const bottle = bottles.get(bottleId);
      if (!bottle) return [];
      const { itemId, unit, size } = bottle;
      if (level !== null && level > size) throw countedAboveSize(index, size);
      return [{ itemId, bottleId, name: written.get(bottleId)?.name ?? '', unit, amount: null, level }];
    });
  }
}

/** Where one comes upon an item who walks along a bar that nobody has counted yet. */
const placeOf = ({ category, subcategory, name }: BarItemRow): string =>
  [barCategoryKeys.indexOf(category), subcategory ?? '', name].join('\n');
const asShelved = (one: BarItemRow, other: BarItemRow): number => (placeOf(one) < placeOf(other) ? -1 : 1);
