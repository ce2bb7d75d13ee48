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
    const links = await this.bars.itemsOfAll(memberIds);
    const itemIds = [...new Set(links.map(({ inventoryId }) => inventoryId))];
    const elsewhere = itemIds.filter((id) => !shelf.get(id));
    const own = elsewhere.length > 0 ? await this.items.findOwnOfAll(memberIds, elsewhere) : [];
    const items = [...itemIds.flatMap((id) => shelf.get(id) ?? []), ...own];
    const isOfKind = (slug: string | undefined) => slug !== undefined && kinds.has(slug);
    const wanted = new Set(
      items.flatMap((item) => (isOfKind(ingredientOf(item, vocabulary)?.slug) ? item._id : [])),
    );
    return [...new Set(links.flatMap(({ userId, inventoryId }) => (wanted.has(inventoryId) ? userId : [])))];
  }
}
