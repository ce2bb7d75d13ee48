import type { costRoutes, DrinkCost, InputOf, MemberActor } from '@barspoon/contracts';
import { costOf } from '@barspoon/mixology';
import { Injectable } from '@nestjs/common';
import { BarAccess } from '../bar/bar-access.ts';
import { OwnedItems } from '../matches/owned-items.ts';
import { ReadersRecipes } from '../recipes/readers-recipes.ts';

/** What drinks cost by the bottles of a bar. */
@Injectable()
export class CostsService {
  constructor(
    private readonly access: BarAccess,
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
}
