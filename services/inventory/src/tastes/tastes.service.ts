import { Injectable } from '@nestjs/common';
import { BarsRepository } from '../bar/bars.repository.ts';
import { ingredientOf } from '../items/item.ts';
import { ItemsRepository } from '../items/items.repository.ts';
import { ShelfIndex } from '../items/shelf-index.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';

/** What members keep on their bars because they like it. Implements BEYOND-101. */
@Injectable()
export class TastesService {
  constructor(
    private readonly bars: BarsRepository,
    private readonly items: ItemsRepository,
    private readonly catalogue: ShelfIndex,
    private readonly vocabulary: VocabularyProjection,
  ) {}

  /** Items of the catalogue and their own ones alike; nobody for an ingredient that is unknown here. */
  async havingAmong(ingredient: string, memberIds: readonly string[]): Promise<string[]> {
    const { vocabulary } = this.vocabulary;
    const { shelf } = this.catalogue;
    const kinds = vocabulary.kindsOf(ingredient);
    if (kinds.size === 0) return [];
    const items = [...shelf.items, ...(await this.items.ownOfAll(memberIds))];
    const wanted = items.filter((item) => kinds.has(ingredientOf(item, vocabulary)?.slug ?? ''));
    return this.bars.havingAnyOf(
      memberIds,
      wanted.map(({ _id }) => _id),
    );
  }
}
