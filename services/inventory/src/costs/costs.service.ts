import type { costRoutes, DrinkCost, InputOf, LastBought, MemberActor } from '@barspoon/contracts';
import { costOf } from '@barspoon/mixology';
import { Injectable } from '@nestjs/common';
import { BarAccess } from '../bar/bar-access.ts';
import { BottlesRepository } from '../bar/bottles.repository.ts';
import { ItemsRepository } from '../items/items.repository.ts';
import { OwnedItems } from '../matches/owned-items.ts';
import { ReadersRecipes } from '../recipes/readers-recipes.ts';

/** What drinks cost by the bottles of a bar. */
@Injectable()
export class CostsService {
  constructor(
    private readonly access: BarAccess,
    private readonly bottles: BottlesRepository,
    private readonly items: ItemsRepository,
    private readonly owned: OwnedItems,
    private readonly recipes: ReadersRecipes,
  ) {}

  /**
   * Each as if it alone were made. Implements BEYOND-210.
   * @throws DomainError 404 where none of the recipes is there
   */
  async list(
    actor: MemberActor,
    { recipeIds, servings }: InputOf<typeof costRoutes.list>['query'],
  ): Promise<{ items: DrinkCost[] }> {
    const { id } = await this.access.chosenBy(actor.id);
    const [standing, recipes] = await Promise.all([
      this.owned.standingOn(id),
      this.recipes.findAll(recipeIds),
    ]);
    const items = recipes.map(({ id: recipeId, name, spec, serves }) => ({
      recipeId,
      name,
      ...costOf(spec, servings / serves, standing),
    }));
    return { items };
  }

  /**
   * What a bottle may well cost that is bought now. Implements BEYOND-227.
   * @throws DomainError 404 for a bar or an item that is not there
   */
  async lastBought(actor: MemberActor, barId: string, itemId: string): Promise<LastBought> {
    const bar = await this.access.at(actor.id, barId);
    const { ingredient } = this.owned.named(await this.owned.itemFor(actor.id, bar, itemId));
    const bought = await this.bottles.bought([bar.id]);
    const things = await this.items.findAll([...new Set(bought.map((one) => one.itemId))]);
    const kinds = new Map(things.map((row) => [row._id, this.owned.named(row).ingredient]));
    const same = bought.filter((one) => one.itemId === itemId);
    const ofKind = bought.filter((one) => ingredient !== null && kinds.get(one.itemId) === ingredient);
    const known = [...same, ...ofKind];
    const last = known.find(({ details }) => details.price) ?? known[0];
    const paid = bought.find(({ details }) => details.price);
    return {
      bottle: last ? { size: last.details.size, unit: last.details.unit, price: last.details.price } : null,
      currency: paid?.details.price?.currency ?? null,
    };
  }
}
