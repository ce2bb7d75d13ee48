import {
  type MemberActor,
  type ShoppingInput,
  type ShoppingLine,
  shoppingLinesMax,
} from '@barspoon/contracts';
import { aisleOf, normalize } from '@barspoon/mixology';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarAccess } from '../bar/bar-access.ts';
import type { ListLine } from '../bar/shopping-list.schema.ts';
import { ShoppingListsRepository } from '../bar/shopping-lists.repository.ts';
import { toldMoment } from '../bar/told-moment.ts';
import { ShelfIndex } from '../items/shelf-index.ts';
import { bottlesOf } from '../matches/bottles-of.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';
import { listFull } from './shopping.errors.ts';
import { type Added, addTo, tick, type Wanted } from './shopping-list.ts';
import { ShoppingWants } from './shopping-wants.ts';

/** The shopping list of each bar. Implements BEYOND-207, BEYOND-208. */
@Injectable()
export class ShoppingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BarAccess,
    private readonly lists: ShoppingListsRepository,
    private readonly wants: ShoppingWants,
    private readonly catalogue: ShelfIndex,
    private readonly vocabulary: VocabularyProjection,
    private readonly clock: Clock,
  ) {}

  async list(actor: MemberActor, barId: string): Promise<{ items: ShoppingLine[] }> {
    const bar = await this.access.at(actor.id, barId);
    return { items: this.shown(await this.lists.linesOf(bar.id)) };
  }

  /**
   * The same id again changes nothing, and is answered by what is true now; so does what is said of a line that is gone.
   * @throws DomainError 404 for a bar, item or recipe that is not there, 403 for a guest, 409 for a full list
   */
  async change(actor: MemberActor, barId: string, changeId: string, input: ShoppingInput) {
    const place = await this.access.toFill(actor.id, barId);
    const wanted =
      'lineId' in input || input.kind === 'cleared' ? [] : await this.wants.of(actor, place, input);
    return this.transactions.run(
      async () => {
        const bar = await this.access.toFill(actor.id, barId);
        const list = await this.lists.find(bar.id);
        const before = list?.lines ?? [];
        if (list?.changes.includes(changeId)) return { items: this.shown(before), added: [] };
        const { lines, added } = this.changed(before, input, wanted, changeId);
        if (lines.length > Math.max(shoppingLinesMax, before.length)) throw listFull();
        await this.lists.save(bar, list, changeId, lines);
        return { items: this.shown(lines), added };
      },
      { queue: `shopping:${barId}` },
    );
  }

  private changed(
    lines: ListLine[],
    input: ShoppingInput,
    wanted: readonly Wanted[],
    changeId: string,
  ): { lines: ListLine[]; added: Added[] } {
    const now = this.clock.now();
    switch (input.kind) {
      case 'ticked': {
        const at = Math.min(now.getTime(), toldMoment(input, now));
        return { lines: tick(lines, input.lineId, input.isTicked, at), added: [] };
      }
      case 'removed':
        return { lines: lines.filter(({ id }) => id !== input.lineId), added: [] };
      case 'cleared':
        return { lines: lines.filter(({ isTicked }) => !isTicked), added: [] };
      default:
        // A page shows what it has written under this id before it is told.
        return addTo(lines, wanted, (index) => (index === 0 ? changeId : newId()));
    }
  }

  private shown(lines: readonly ListLine[]): ShoppingLine[] {
    const { vocabulary } = this.vocabulary;
    const { items } = this.catalogue.shelf;
    const byKind = bottlesOf(
      lines.map(({ ingredient }) => ingredient),
      items,
      vocabulary,
    );
    const byName = new Map(items.map((item) => [normalize(item.name), item]));
    return lines.map(({ id, name, ingredient, category, amounts, recipes, itemId, isTicked }) => {
      const item = byName.get(normalize(name)) ?? byKind.get(ingredient);
      return {
        id,
        name,
        ingredient,
        aisle: aisleOf(ingredient, vocabulary, category ?? item?.category),
        amounts,
        recipes,
        itemId: itemId ?? item?._id ?? null,
        isTicked,
      };
    });
  }
}
