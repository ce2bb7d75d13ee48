import { Injectable } from '@nestjs/common';
import { BarsRepository } from '../bar/bars.repository.ts';
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
    private readonly items: ItemsRepository,
    private readonly catalogue: ShelfIndex,
    private readonly vocabulary: VocabularyProjection,
  ) {}

  /** How many items, and a number that rises when any of them changes. */
  async standingOf(barId: string): Promise<{ count: number; revision: number }> {
    const { count, revision } = await this.bars.standingOf(barId);
    // Both only ever rise, so their sum stays the same only while both do.
    return { count, revision: revision + this.catalogue.shelf.version };
  }

  async of(barId: string): Promise<Named[]> {
    const { shelf } = this.catalogue;
    const { vocabulary } = this.vocabulary;
    const ids = await this.bars.itemIdsOf(barId);
    const elsewhere = ids.filter((id) => !shelf.get(id));
    const own = elsewhere.length ? await this.items.findAll(elsewhere) : [];
    return [...ids.flatMap((id) => shelf.get(id) ?? []), ...own]
      .filter((row) => canBePoured(row, vocabulary))
      .map((row) => ({ name: row.name, ingredient: ingredientOf(row, vocabulary)?.slug ?? null }));
  }
}
