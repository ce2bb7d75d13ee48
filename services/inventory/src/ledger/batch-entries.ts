import { bottlesMax, type MemberActor, type Recipe } from '@barspoon/contracts';
import { costOf, namesOf, normalize, partLines, takingsOf, withoutItem } from '@barspoon/mixology';
import { Injectable } from '@nestjs/common';
import type { BarPlace } from '../bar/bar-access.ts';
import { BarsRepository } from '../bar/bars.repository.ts';
import type { BottleDetails, LedgerLine } from '../bar/bottle.schema.ts';
import { BottlesRepository } from '../bar/bottles.repository.ts';
import type { BarItemRow } from '../items/item.schema.ts';
import { ingredientOf } from '../items/item.ts';
import { ShelfIndex } from '../items/shelf-index.ts';
import { OwnedItems } from '../matches/owned-items.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';
import { HomemadeItems } from './homemade-items.ts';
import { idTaken, notHomemade, tooManyBottles } from './ledger.errors.ts';
import type { EntryContent, InputOfKind } from './ledger-entry.ts';

/** Makes entries of batches of something homemade. Implements BEYOND-213, BEYOND-303. */
@Injectable()
export class BatchEntries {
  constructor(
    private readonly bottles: BottlesRepository,
    private readonly bars: BarsRepository,
    private readonly catalogue: ShelfIndex,
    private readonly owned: OwnedItems,
    private readonly vocabulary: VocabularyProjection,
    private readonly homemade: HomemadeItems,
  ) {}

  /**
   * What was made stands on the bar as one full, open bottle; its parts are taken off. It has a price where all that
   * was used has one, in one currency: nothing is guessed. In the open transaction.
   */
  async of(
    actor: MemberActor,
    bar: BarPlace,
    input: InputOfKind<'prepared'>,
    recipe: Recipe | null,
    at: Date,
  ): Promise<EntryContent> {
    const { bottleId, ml } = input;
    const { item, parts, makesMl } = await this.told(actor, recipe, input.ingredient ?? '');
    if ((await this.bottles.entriesOf(bottleId)).length > 0) throw idTaken();
    if ((await this.bottles.count(bar.id)) >= bottlesMax) throw tooManyBottles();
    const standing = withoutItem(await this.owned.standingOn(bar.id), item._id);
    const batches = ml / makesMl;
    const { takings, lacking, unmeasured } = takingsOf(parts, batches, standing);
    const { totals, unpriced } = costOf(parts, batches, standing);
    const [total] = totals;
    const isKnown = totals.length === 1 && unpriced.length + lacking.length + unmeasured.length === 0;
    const filled: LedgerLine = { itemId: item._id, bottleId, name: item.name, unit: 'ml', amount: null };
    const details: BottleDetails = {
      size: ml,
      unit: 'ml',
      price: (isKnown && total) || null,
      source: null,
      openedAt: at.getTime(),
    };
    return {
      kind: 'prepared',
      bottleIds: [bottleId, ...new Set(takings.flatMap((taking) => taking.bottleId ?? []))],
      lines: [filled, ...takings],
      level: ml,
      details,
      lacking,
      unmeasured,
      ...(!(await this.bars.has(bar.id, item._id)) && { brings: item._id }),
    };
  }

  /** How it is made, and what it stands on the bar as. */
  private async told(actor: MemberActor, recipe: Recipe | null, ingredient: string) {
    if (recipe) {
      const item = await this.homemade.of(actor, recipe);
      return { item, parts: recipe.spec, makesMl: recipe.homemade?.makesMl ?? 0 };
    }
    const { vocabulary } = this.vocabulary;
    const preparation = vocabulary.get(ingredient)?.preparation;
    const item = this.plainItemOf(ingredient);
    if (!preparation || !item) throw notHomemade();
    return { item, parts: partLines(preparation, vocabulary), makesMl: preparation.makesMl };
  }

  /** What stands for the ingredient alone, and for nobody's brand of it. */
  private plainItemOf(slug: string): BarItemRow | undefined {
    const { vocabulary } = this.vocabulary;
    const node = vocabulary.get(slug);
    const names = node ? namesOf(node) : [];
    const items = this.catalogue.shelf.items.filter((item) => ingredientOf(item, vocabulary) === node);
    return items.find(({ name }) => names.includes(normalize(name))) ?? items[0];
  }
}
