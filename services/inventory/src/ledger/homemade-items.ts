import type { MemberActor, Recipe } from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarsRepository } from '../bar/bars.repository.ts';
import { tooManyItems } from '../items/item.errors.ts';
import type { BarItemRow } from '../items/item.schema.ts';
import { contentOfInput, maxOwnItems, newItem } from '../items/item.ts';
import { ItemsRepository } from '../items/items.repository.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';
import { makesNothing } from './ledger.errors.ts';

/** What batches of recipes are put on bars as: items of whoever makes them. Implements BEYOND-303, BEYOND-304. */
@Injectable()
export class HomemadeItems {
  constructor(
    private readonly items: ItemsRepository,
    private readonly bars: BarsRepository,
    private readonly vocabulary: VocabularyProjection,
    private readonly clock: Clock,
  ) {}

  /**
   * The one of the last batch, called as the recipe is now; a new one for the first. In the open transaction.
   * @throws DomainError 400 for a recipe that makes no ingredient, refused where they have as many items as one can
   */
  async of(actor: MemberActor, { id, name, homemade }: Recipe): Promise<BarItemRow> {
    if (!homemade) throw makesNothing();
    const category = this.vocabulary.vocabulary.resolve(name)?.barCategory ?? 'mixers';
    const content = contentOfInput({ name, brand: 'Homemade', category, subcategory: null, image: null });
    const told = { recipeId: id, keepsDays: homemade.keepsDays };
    const known = await this.items.findHomemade(actor.id, id);
    if (known) {
      const isSame = known.name === name && known.homemade?.keepsDays === homemade.keepsDays;
      if (isSame) return known;
      const { nameKey, searchKey } = contentOfInput({ ...content, brand: known.brand });
      const change = { name, nameKey, searchKey, homemade: told };
      await this.bars.noteHolding(known._id);
      return (await this.items.reviseOwn(actor.id, known._id, change)) ?? known;
    }
    const { custom } = await this.bars.note(actor.id, { custom: 1 });
    if (custom > maxOwnItems) throw tooManyItems(maxOwnItems);
    const item = { ...newItem(content, { userId: actor.id, createdAt: this.clock.now() }), homemade: told };
    await this.items.insert([item]);
    return item;
  }
}
