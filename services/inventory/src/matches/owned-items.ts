import { Injectable } from '@nestjs/common';
import type { BarPlace } from '../bar/bar-access.ts';
import { BarsRepository } from '../bar/bars.repository.ts';
import { BottlesRepository } from '../bar/bottles.repository.ts';
import { itemNotFound } from '../items/item.errors.ts';
import type { BarItemRow } from '../items/item.schema.ts';
import { canBePoured, ingredientOf } from '../items/item.ts';
import { ItemsRepository } from '../items/items.repository.ts';
import { ShelfIndex } from '../items/shelf-index.ts';
import type { Named } from '../matching/ingredient-lines.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';

/** What is on bars, as recipes are matched with it. */
@Injectable()
export class OwnedItems {
  constructor(
    private readonly bars: BarsRepository,
    private readonly bottles: BottlesRepository,
    private readonly items: ItemsRepository,
    private readonly catalogue: ShelfIndex,
    private readonly vocabulary: VocabularyProjection,
  ) {}

  /** How many items stand on these bars, and a number that rises when any of them changes. */
  async standingOf(barIds: readonly string[]): Promise<{ count: number; revision: number }> {
    const standings = await Promise.all(barIds.map((id) => this.bars.standingOf(id)));
    const count = standings.length === 1 ? standings[0]?.count : (await this.itemIdsOn(barIds)).length;
    // All of them only ever rise, so their sum stays the same only while they do.
    const revisions = standings.reduce((sum, { revision }) => sum + revision, 0);
    return { count: count ?? 0, revision: revisions + this.catalogue.shelf.version };
  }

  /** Each item once. */
  private async itemIdsOn(barIds: readonly string[]): Promise<string[]> {
    const ids = await Promise.all(barIds.map((id) => this.bars.itemIdsOf(id)));
    return [...new Set(ids.flat())];
  }

  async of(barIds: readonly string[]): Promise<Named[]> {
    return (await this.rowsOn(barIds)).map((row) => this.named(row));
  }

  /** What can meet a recipe. */
  async rowsOn(barIds: readonly string[]): Promise<BarItemRow[]> {
    const { shelf } = this.catalogue;
    const { vocabulary } = this.vocabulary;
    const ids = await this.itemIdsOn(barIds);
    const elsewhere = ids.filter((id) => !shelf.get(id));
    const own = elsewhere.length ? await this.items.findAll(elsewhere) : [];
    return [...ids.flatMap((id) => shelf.get(id) ?? []), ...own].filter((row) =>
      canBePoured(row, vocabulary),
    );
  }

  /** What stands on a bar with its bottles, as drinks are poured from it. */
  async standingOn(barId: string) {
    const [rows, bottles] = await Promise.all([this.rowsOn([barId]), this.bottles.of(barId)]);
    return {
      items: rows.map((row) => ({ id: row._id, ...this.named(row) })),
      bottles: bottles.map(({ _id, ...bottle }) => ({ id: _id, ...bottle })),
      vocabulary: this.vocabulary.vocabulary,
    };
  }

  /** One that stands on a bar, or that a member may put there. @throws DomainError 404 */
  async itemFor(memberId: string, bar: BarPlace, id: string): Promise<BarItemRow> {
    const isThere = await this.bars.has(bar.id, id);
    const row = await (isThere ? this.items.find(id) : this.items.findFor(memberId, id));
    if (!row) throw itemNotFound();
    return row;
  }

  named(row: BarItemRow): Named {
    const ingredient = ingredientOf(row, this.vocabulary.vocabulary)?.slug ?? null;
    return { name: row.name, ingredient };
  }
}
