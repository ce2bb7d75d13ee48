import type { LedgerKind } from '@barspoon/contracts';
import { keysetPage, type ListOrder, type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarEntryRow, type BottleDetails, BottleRow } from './bottle.schema.ts';
import { bottleRowOf } from './bottles.ts';

const latestFirst: ListOrder<BarEntryRow> = [
  ['at', -1, 'moment'],
  ['_id', -1, 'string'],
];

/** Purchases whose prices are looked at. */
const boughtAtMost = 500;
/** Bottles whose entries are read together. */
const projectedAtOnce = 50;
/** What is written on a bottle, and what is in it. */
export type WrittenBottle = BottleDetails & Pick<BottleRow, 'itemId'> & { name: string };

/** All entries about each bottle, by its id. */
export type EntriesOfBottles = ReadonlyMap<string, BarEntryRow[]>;

/** The ledgers of bars and the bottles they come to. Writes join the open transaction. */
@Injectable()
export class BottlesRepository {
  constructor(
    @InjectModel(BarEntryRow.name) private readonly entries: Model<BarEntryRow>,
    @InjectModel(BottleRow.name) private readonly bottles: Model<BottleRow>,
  ) {}

  find(id: string): Promise<BottleRow | null> {
    return this.bottles.findById(id).lean().exec();
  }

  of(barId: string): Promise<BottleRow[]> {
    return this.bottles.find({ barId }).sort({ itemId: 1, _id: 1 }).lean().exec();
  }

  count(barId: string): Promise<number> {
    return this.bottles.countDocuments({ barId });
  }

  findEntry(id: string): Promise<BarEntryRow | null> {
    return this.entries.findById(id).lean().exec();
  }

  /** Those of these entries that are there and not undone. */
  async standing(ids: readonly string[]): Promise<BarEntryRow[]> {
    const [rows, withdrawn] = await Promise.all([
      this.entries.find({ _id: { $in: ids } }).lean(),
      this.withdrawnAmong(ids),
    ]);
    return rows.filter(({ _id }) => !withdrawn.has(_id));
  }

  entriesOf(bottleId: string): Promise<BarEntryRow[]> {
    return this.entries.find({ bottleIds: bottleId }).sort({ _id: 1 }).lean().exec();
  }

  /** Without those that only withdraw another. */
  page(barId: string, page: PageRequest) {
    return keysetPage(this.entries.find({ barId, kind: { $ne: 'undone' } }).lean(), latestFirst, page);
  }

  /** Counts of a whole bar, the latest first, those that are undone included. */
  countsPage(barId: string, page: PageRequest) {
    return keysetPage(this.entries.find({ barId, counted: { $gt: 0 } }).lean(), latestFirst, page);
  }

  /** The last so many counts of a whole bar that are not undone, the latest first. */
  async lastCounts(barId: string, count: number): Promise<BarEntryRow[]> {
    const rows: BarEntryRow[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.countsPage(barId, { limit: 10, cursor });
      const withdrawn = await this.withdrawnAmong(page.items.map(({ _id }) => _id));
      rows.push(...page.items.filter(({ _id }) => !withdrawn.has(_id)));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined && rows.length < count);
    return rows.slice(0, count);
  }

  /** What happened to bottles of a bar from one moment to another and is not undone. */
  async between(barId: string, from: Date, to: Date): Promise<BarEntryRow[]> {
    const kinds = ['made', 'prepared', 'spilled', 'given', 'bought', 'removed'] satisfies LedgerKind[];
    const rows = await this.entries
      .find({ barId, at: { $gte: from, $lte: to }, kind: { $in: kinds } })
      .sort({ at: -1, _id: -1 })
      .lean();
    const withdrawn = await this.withdrawnAmong(rows.map(({ _id }) => _id));
    return rows.filter(({ _id }) => !withdrawn.has(_id));
  }

  /** What is written on bottles of these bars, what was bought or corrected last first; of the last so many that are not undone. */
  async bought(barIds: readonly string[]): Promise<{ itemId: string; details: BottleDetails }[]> {
    const rows = await this.entries
      .find({ barId: { $in: barIds }, kind: { $in: ['bought', 'corrected'] } })
      .sort({ at: -1, _id: -1 })
      .limit(boughtAtMost)
      .lean();
    const withdrawn = await this.withdrawnAmong(rows.map(({ _id }) => _id));
    return rows.flatMap(({ _id, lines: [bought], details }) =>
      bought && details && !withdrawn.has(_id) ? { itemId: bought.itemId, details } : [],
    );
  }

  /** What is written on each of these bottles, also on those that are gone. */
  async detailsOf(bottleIds: readonly string[]): Promise<ReadonlyMap<string, WrittenBottle>> {
    const rows = await this.entries
      .find({ bottleIds: { $in: bottleIds }, kind: { $in: ['bought', 'prepared', 'corrected'] } })
      .sort({ at: 1, _id: 1 })
      .lean();
    const withdrawn = await this.withdrawnAmong(rows.map(({ _id }) => _id));
    return new Map(
      rows.flatMap(({ _id, bottleIds: [id], lines: [line], details }) =>
        id !== undefined && line && details && !withdrawn.has(_id)
          ? [[id, { ...details, itemId: line.itemId, name: line.name }]]
          : [],
      ),
    );
  }

  /** Which of these entries are withdrawn. The type is what lets MongoDB use the index. */
  async withdrawnAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.entries
      .find({ undoes: { $in: ids, $type: 'string' } }, { _id: 0, undoes: 1 })
      .lean();
    return new Set(rows.flatMap(({ undoes }) => undoes ?? []));
  }

  /** Whether nothing of an item stood on a bar before a batch of it was made there. */
  async wasBroughtByBatch(barId: string, itemId: string): Promise<boolean> {
    return (await this.entries.exists({ barId, kind: 'prepared', brings: itemId })) !== null;
  }

  /** Whether an item has bottles on a bar. */
  async hasAny(barId: string, itemId: string): Promise<boolean> {
    return (await this.bottles.exists({ barId, itemId })) !== null;
  }

  /** Appends an entry, and makes the bottles it is about again. @returns all entries about each of them */
  async append(entry: BarEntryRow): Promise<EntriesOfBottles> {
    await this.entries.create([entry]);
    const all = new Map<string, BarEntryRow[]>();
    for (let at = 0; at < entry.bottleIds.length; at += projectedAtOnce) {
      const some = await this.entriesAbout(entry.bottleIds.slice(at, at + projectedAtOnce));
      await this.keep([...some].map(([id, entries]) => ({ id, row: bottleRowOf(id, entries) })));
      for (const [id, entries] of some) all.set(id, entries);
    }
    return all;
  }

  /** All entries about each of these bottles. */
  async entriesAbout(bottleIds: readonly string[]): Promise<EntriesOfBottles> {
    const entries = await this.entries
      .find({ bottleIds: { $in: bottleIds } })
      .sort({ _id: 1 })
      .lean();
    const about = new Map(bottleIds.map((id) => [id, [] as BarEntryRow[]]));
    for (const entry of entries) for (const id of entry.bottleIds) about.get(id)?.push(entry);
    return about;
  }

  /** Makes a bottle from its entries. @returns what was stored before, and what is now */
  async project(bottleId: string): Promise<{ before: BottleRow | null; after: BottleRow | null }> {
    const before = await this.find(bottleId);
    const after = bottleRowOf(bottleId, await this.entriesOf(bottleId));
    await this.keep([{ id: bottleId, row: after }]);
    return { before, after };
  }

  private async keep(rows: readonly { id: string; row: BottleRow | null }[]): Promise<void> {
    await this.bottles.bulkWrite(
      rows.map(({ id, row }) =>
        row
          ? { replaceOne: { filter: { _id: id }, replacement: row, upsert: true } }
          : { deleteOne: { filter: { _id: id } } },
      ),
    );
  }

  /** Bottles that entries or rows name, behind an id. */
  async idsAfter(after: string, max: number): Promise<string[]> {
    const named = await this.entries.aggregate<{ _id: string }>([
      { $match: { bottleIds: { $gt: after } } },
      { $unwind: '$bottleIds' },
      { $match: { bottleIds: { $gt: after } } },
      { $group: { _id: '$bottleIds' } },
      { $sort: { _id: 1 } },
      { $limit: max },
    ]);
    const stored = await this.bottles
      .find({ _id: { $gt: after } }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(max)
      .lean();
    return [...new Set([...named, ...stored].map(({ _id }) => _id))].sort().slice(0, max);
  }

  async delete(barId: string): Promise<void> {
    await this.entries.deleteMany({ barId });
    await this.bottles.deleteMany({ barId });
  }

  /** With the bar they belong to, which may have another id then. */
  async give(barId: string, to: { barId: string; ownerId: string }): Promise<void> {
    await this.entries.updateMany({ barId }, { $set: to });
    await this.bottles.updateMany({ barId }, { $set: to });
  }
}
