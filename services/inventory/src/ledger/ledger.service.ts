import { isDeepStrictEqual } from 'node:util';
import {
  type BarEntry,
  type Bottle,
  drinkMade,
  type InputOf,
  type LedgerEffect,
  type LedgerInput,
  type ledgerRoutes,
  type MemberActor,
} from '@barspoon/contracts';
import { MemberCards, Outbox } from '@barspoon/messaging';
import { bottleOf, keepsDaysOf, type Taking } from '@barspoon/mixology';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarAccess, type BarPlace } from '../bar/bar-access.ts';
import { BarsRepository } from '../bar/bars.repository.ts';
import type { BarEntryRow, BottleRow } from '../bar/bottle.schema.ts';
import { BottlesRepository, type EntriesOfBottles } from '../bar/bottles.repository.ts';
import { actOn } from '../bar/bottles.ts';
import { OwnedItems } from '../matches/owned-items.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';
import { ReadersRecipes } from '../recipes/readers-recipes.ts';
import { takenCost } from './entry-cost.ts';
import { bottleNotFound, idTaken } from './ledger.errors.ts';
import { LedgerEntries } from './ledger-entries.ts';
import { momentOf } from './ledger-entry.ts';

const bottlesAtOnce = 200;

/** What happened to the bottles of bars, and what is left in them. Implements BEYOND-203, BEYOND-204. */
@Injectable()
export class LedgerService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BarAccess,
    private readonly bars: BarsRepository,
    private readonly bottles: BottlesRepository,
    private readonly entries: LedgerEntries,
    private readonly owned: OwnedItems,
    private readonly vocabulary: VocabularyProjection,
    private readonly cards: MemberCards,
    private readonly recipes: ReadersRecipes,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Those of items that were taken off the bar come back with them. */
  async bottlesAt(actor: MemberActor, barId: string): Promise<{ items: Bottle[] }> {
    const bar = await this.access.at(actor.id, barId);
    const [rows, bottles] = await Promise.all([this.owned.rowsOn([bar.id]), this.bottles.of(bar.id)]);
    const { vocabulary } = this.vocabulary;
    const things = new Map(rows.map((row) => [row._id, row]));
    const items = bottles
      .filter(({ itemId }) => things.has(itemId))
      .sort(
        (one, other) =>
          (one.openedAt ?? Infinity) - (other.openedAt ?? Infinity) || one.addedAt - other.addedAt,
      )
      .map((row) => {
        const item = things.get(row.itemId);
        const kind = item ? this.owned.named(item).ingredient : null;
        const told = item?.homemade ?? vocabulary.get(kind ?? '')?.preparation;
        return toBottle(row, (row.isHomemade && told?.keepsDays) || keepsDaysOf(kind, vocabulary));
      });
    return { items };
  }

  async list(actor: MemberActor, barId: string, query: InputOf<typeof ledgerRoutes.list>['query']) {
    const bar = await this.access.at(actor.id, barId);
    const { items, nextCursor } = await this.bottles.page(bar.id, query);
    const [withdrawn, cards] = await Promise.all([
      this.bottles.withdrawnAmong(items.map(({ _id }) => _id)),
      this.cards.of([...new Set(items.flatMap(({ actorId }) => actorId ?? []))]),
    ]);
    const details = await this.bottles.detailsOf([...new Set(items.flatMap(({ bottleIds }) => bottleIds))]);
    const nameOf = (id: string | null) => (id === null ? null : (cards.get(id)?.fullName ?? null));
    return {
      items: items.map((row) => ({
        ...toEntry(row, nameOf(row.actorId), withdrawn.has(row._id)),
        cost: takenCost(row, details),
      })),
      nextCursor,
    };
  }

  /**
   * The same id again changes nothing, and is answered by what is true now.
   * @throws DomainError 404 for a bar, bottle, item, entry or recipe that is not there, 403 for a guest, 409 for an id
   * that stands for something else or an entry that is undone already
   */
  async write(actor: MemberActor, barId: string, entryId: string, input: LedgerInput): Promise<LedgerEffect> {
    await this.access.toFill(actor.id, barId);
    const recipeId = 'recipeId' in input ? input.recipeId : undefined;
    const recipe = recipeId === undefined ? null : await this.recipes.get(recipeId);
    return this.transactions.run(async () => {
      const bar = await this.access.toFill(actor.id, barId);
      const known = await this.bottles.findEntry(entryId);
      if (known && (known.barId !== bar.id || known.kind !== input.kind || known.counted)) throw idTaken();
      if (known) return this.effectOf(known, await this.bottles.entriesAbout(known.bottleIds));
      const at = momentOf(input, this.clock.now());
      const content = await this.entries.of(actor, bar, input, recipe, at);
      const about = { barId: bar.id, ownerId: bar.ownerId, actorId: actor.id };
      const entry: BarEntryRow = { _id: entryId, ...about, at, ...content };
      return this.effectOf(entry, await this.keep(actor, bar, entry, input));
    });
  }

  /**
   * What was held for a drink is taken off the bar as one that was made. In the open transaction, which notes the change of
   * the bar. Implements BEYOND-251.
   */
  async pour(
    actor: MemberActor,
    bar: BarPlace,
    {
      entryId,
      recipe,
      takings,
      unmeasured,
      at,
    }: {
      entryId: string;
      recipe: { id: string; name: string };
      takings: readonly Taking[];
      unmeasured: readonly string[];
      at: Date;
    },
  ): Promise<void> {
    const bottleIds = [...new Set(takings.flatMap(({ bottleId }) => bottleId ?? []))].sort();
    const about = { barId: bar.id, ownerId: bar.ownerId, actorId: actor.id };
    await this.bottles.append({
      _id: entryId,
      ...about,
      at,
      kind: 'made',
      bottleIds,
      lines: [...takings],
      recipe,
      servings: 1,
      lacking: [],
      unmeasured: [...unmeasured],
    });
    await this.tellOfMade(actor, bar, { entryId, recipeId: recipe.id, servings: 1, at });
  }

  /** Makes some bottles again from their ledgers. @returns how many, and how many were stored otherwise */
  async rebuild(after: string): Promise<{ count: number; corrected: number; next: string | null }> {
    const ids = await this.bottles.idsAfter(after, bottlesAtOnce);
    let corrected = 0;
    for (const id of ids) {
      const { before, after } = await this.transactions.run(() => this.bottles.project(id));
      if (!isDeepStrictEqual(before, after)) corrected += 1;
    }
    return { count: ids.length, corrected, next: ids.length === bottlesAtOnce ? (ids.at(-1) ?? null) : null };
  }

  private async keep(
    actor: MemberActor,
    bar: BarPlace,
    entry: BarEntryRow,
    input: LedgerInput,
  ): Promise<EntriesOfBottles> {
    // First: whoever writes the same entry at the same moment conflicts here, and finds it at the next try.
    await this.bars.note(bar.id, {});
    const [filled] = entry.lines;
    if (filled && (input.kind === 'bought' || input.kind === 'prepared')) {
      const item = await this.entries.itemOf(filled);
      if (!item) throw bottleNotFound();
      await this.bars.add(bar, item, actor.id, this.clock.now());
    }
    const entries = await this.bottles.append(entry);
    if (input.kind === 'undone') await this.takeOffBatch(actor, bar, input.entryId);
    if (input.kind === 'made')
      await this.tellOfMade(actor, bar, {
        entryId: entry._id,
        recipeId: input.recipeId,
        servings: input.servings,
        at: entry.at,
      });
    return entries;
  }

  private async tellOfMade(
    actor: MemberActor,
    bar: BarPlace,
    { at, ...made }: { entryId: string; recipeId: string; servings: number; at: Date },
  ): Promise<void> {
    const data = { ...made, barId: bar.id, memberId: actor.id, madeAt: at.toISOString() };
    await this.outbox.add(drinkMade, data, { aggregate: `bar-entry:${made.entryId}`, revision: 1 });
  }

  /** What only stood on the bar by a batch that is undone is not there any more. Implements BEYOND-213. */
  private async takeOffBatch(actor: MemberActor, bar: BarPlace, entryId: string): Promise<void> {
    const entry = await this.bottles.findEntry(entryId);
    const itemId = entry?.kind === 'prepared' ? entry.lines[0]?.itemId : undefined;
    if (itemId === undefined || (await this.bottles.hasAny(bar.id, itemId))) return;
    if (await this.bottles.wasBroughtByBatch(bar.id, itemId)) await this.bars.remove(bar, itemId, actor.id);
  }

  private async effectOf(entry: BarEntryRow, entries: EntriesOfBottles): Promise<LedgerEffect> {
    const acts = new Map([...entries].map(([id, all]) => [id, all.map((one) => actOn(id, one))]));
    const changes = entry.lines.map((line) => {
      const all = acts.get(line.bottleId ?? '') ?? [];
      const after = bottleOf(all);
      const before = bottleOf(all.filter(({ id }) => id !== entry._id));
      return {
        ...line,
        before: before?.level ?? null,
        after: after?.level ?? null,
        seemsEmpty: after?.short.has(entry._id) ?? false,
      };
    });
    const cost = takenCost(entry, await this.bottles.detailsOf(entry.bottleIds));
    return { id: entry._id, changes, lacking: entry.lacking ?? [], cost };
  }
}

const momentOrNull = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const toBottle = (row: BottleRow, keepsDays: number | null): Bottle => ({
  id: row._id,
  itemId: row.itemId,
  size: row.size,
  unit: row.unit,
  price: row.price,
  source: row.source,
  openedAt: momentOrNull(row.openedAt),
  level: row.level,
  addedAt: new Date(row.addedAt).toISOString(),
  keepsDays,
  isHomemade: row.isHomemade ?? false,
});

const toEntry = (row: BarEntryRow, by: string | null, isUndone: boolean): Omit<BarEntry, 'cost'> => ({
  id: row._id,
  kind: row.kind,
  at: row.at.toISOString(),
  by,
  recipe: row.recipe ?? null,
  servings: row.servings ?? null,
  lines: row.counted ? [] : row.lines,
  level: row.level ?? null,
  counted: row.counted ?? null,
  reason: row.reason ?? null,
  ...(row.menu && { menu: row.menu }),
  isUndone,
});
