import type { Evening, eveningRoutes, InputOf, MemberActor, Price } from '@barspoon/contracts';
import { costOf } from '@barspoon/mixology';
import { Injectable } from '@nestjs/common';
import { BarAccess } from '../bar/bar-access.ts';
import { BottlesRepository } from '../bar/bottles.repository.ts';
import { MenusRepository } from '../bar/menus.repository.ts';
import { OrderingRepository } from '../bar/ordering.repository.ts';
import { TabsRepository } from '../bar/tabs.repository.ts';
import { takenCost } from '../ledger/entry-cost.ts';
import { OwnedItems } from '../matches/owned-items.ts';
import { offersOf, publishedOf } from '../menus/menu.ts';
import { eveningOf, type OfferedDrink } from './evening.ts';

/** What an evening at a bar came to. Implements BEYOND-253, BEYOND-254. */
@Injectable()
export class EveningsService {
  constructor(
    private readonly access: BarAccess,
    private readonly bottles: BottlesRepository,
    private readonly menus: MenusRepository,
    private readonly ordering: OrderingRepository,
    private readonly tabs: TabsRepository,
    private readonly owned: OwnedItems,
  ) {}

  async read(
    actor: MemberActor,
    barId: string,
    query: InputOf<typeof eveningRoutes.read>['query'],
  ): Promise<Evening> {
    const bar = await this.access.toFill(actor.id, barId);
    const [from, to] = [new Date(query.from), new Date(query.to)];
    const [tickets, tabs, offered] = await Promise.all([
      this.ordering.between(bar.id, from, to),
      this.tabs.since(bar.id, from),
      this.offered(bar.id),
    ]);
    const poured = tickets.flatMap(({ _id, state }) => (state === 'served' ? [_id] : []));
    const entries = await this.bottles.standing(poured);
    const details = await this.bottles.detailsOf([...new Set(entries.flatMap(({ bottleIds }) => bottleIds))]);
    return eveningOf({
      tickets,
      costs: new Map(entries.map((entry) => [entry._id, takenCost(entry, details)])),
      offered,
      tips: tabs.flatMap(({ openedAt, tip }) => (tip && openedAt < to ? [tip] : [])),
    });
  }

  /** What guests can order now; what one costs is known where every part of it stands on the bar with a price. */
  private async offered(barId: string): Promise<OfferedDrink[]> {
    const [rows, standing] = await Promise.all([this.menus.of(barId), this.owned.standingOn(barId)]);
    return rows.flatMap((row) => {
      const content = publishedOf(row);
      if (!content) return [];
      return offersOf(row, content).map(({ recipeId, name, price, recipe, times }) => {
        const { totals, unpriced, lacking } = costOf(recipe.spec, times, standing);
        const [cost = null, ...others]: (Price | null)[] = totals;
        const isKnown = unpriced.length + lacking.length + others.length === 0;
        return {
          recipeId,
          drink: name,
          price: price === null ? null : { amount: price, currency: content.currency },
          cost: isKnown ? cost : null,
        };
      });
    });
  }
}
