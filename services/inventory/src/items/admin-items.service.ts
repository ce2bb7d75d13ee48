import type { adminBarItemRoutes, InputOf } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarsRepository } from '../bar/bars.repository.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';
import { AdminItemsRepository, type AdminListQuery } from './admin-items.repository.ts';
import { itemNotFound } from './item.errors.ts';
import { toItem } from './item.mapper.ts';
import type { BarItemRow } from './item.schema.ts';
import { contentOfInput, newItem } from './item.ts';
import { ItemRemovalsRepository } from './item-removals.repository.ts';
import { ItemRemovals } from './item-removals.ts';
import { itemSearch } from './item-search.ts';
import { ItemsRepository } from './items.repository.ts';
import { ShelfIndex } from './shelf-index.ts';

type ItemInput = InputOf<typeof adminBarItemRoutes.create>['body'];

/** What the console does with bar items; every change leaves an audit line. Implements ADM-INV-01, BEYOND-95. */
@Injectable()
export class AdminItemsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly pages: AdminItemsRepository,
    private readonly items: ItemsRepository,
    private readonly bars: BarsRepository,
    private readonly removals: ItemRemovalsRepository,
    private readonly remover: ItemRemovals,
    private readonly catalogue: ShelfIndex,
    private readonly vocabulary: VocabularyProjection,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list(query: AdminListQuery) {
    const { items, ...rest } = await this.pages.page(query, this.meantBy(query.q));
    return { items: items.map((row) => this.shown(row)), ...rest };
  }

  /** What My Bar would find among the catalogue's items; members' own are found by their letters. Implements BEYOND-115. */
  private meantBy(q: string | undefined): string[] {
    if (!q) return [];
    const fitOf = itemSearch(q, this.vocabulary.vocabulary);
    return this.catalogue.shelf.items.filter((row) => fitOf(row) !== undefined).map(({ _id }) => _id);
  }

  async get(id: string) {
    const row = await this.items.find(id);
    if (!row) throw itemNotFound();
    return this.shown(row);
  }

  async create(input: ItemInput) {
    const row = newItem(contentOfInput(input), { createdAt: this.clock.now() });
    await this.transactions.run(async () => {
      await this.items.insert([row]);
      await this.audit.record('bar_item.created', `bar_item:${row._id}`, { name: row.name });
    });
    this.catalogue.put(row);
    return this.shown(row);
  }

  async revise(id: string, input: ItemInput) {
    const row = await this.transactions.run(async () => {
      const before = await this.items.find(id);
      if (!before) throw itemNotFound();
      const content = contentOfInput(input, this.linkAfter(before, input.name));
      const revised = await this.items.revise(id, { ...content, editedHere: true });
      if (!revised) throw itemNotFound();
      if (revised.userId) await this.bars.noteHolding(id);
      await this.audit.record('bar_item.revised', `bar_item:${id}`, { revision: revised.revision });
      return revised;
    });
    this.catalogue.put(row);
    return this.shown(row);
  }

  /** It leaves every bar. Implements BEYOND-95. */
  async delete(id: string) {
    await this.transactions.run(async () => {
      const row = await this.items.delete(id);
      if (!row) throw itemNotFound();
      if (row.userId) await this.bars.note(row.userId, { custom: -1 });
      await this.removals.begin(row, this.clock.now());
      await this.audit.record('bar_item.deleted', `bar_item:${id}`, { name: row.name, owner: row.userId });
    });
    this.catalogue.remove(id);
    this.remover.goOn(id);
    return { done: true as const };
  }

  /** A library item renamed becomes what its new name means; a name that means nothing known changes nothing. */
  private linkAfter(before: BarItemRow, name: string): string | null {
    if (before.ingredient === null || before.name === name) return before.ingredient;
    return this.vocabulary.vocabulary.resolve(name)?.slug ?? before.ingredient;
  }

  private shown(row: BarItemRow) {
    return toItem(row, this.vocabulary.vocabulary, undefined, true);
  }
}
