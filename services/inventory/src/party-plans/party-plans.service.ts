import type { InputOf, MemberActor, PartyPlan, partyPlanRoutes, Recipe } from '@barspoon/contracts';
import { planParty } from '@barspoon/mixology';
import { Injectable } from '@nestjs/common';
import { BarAccess } from '../bar/bar-access.ts';
import { MatchesService } from '../matches/matches.service.ts';
import { OwnedItems } from '../matches/owned-items.ts';
import { ReadersRecipes } from '../recipes/readers-recipes.ts';

/** Of drinks with and of those without alcohol. */
const offered = 6;

/** What an evening with guests takes of a bar; it reads and keeps nothing. Implements BEYOND-262. */
@Injectable()
export class PartyPlansService {
  constructor(
    private readonly access: BarAccess,
    private readonly owned: OwnedItems,
    private readonly matches: MatchesService,
    private readonly recipes: ReadersRecipes,
  ) {}

  /** @throws DomainError 404 for a bar they are not at */
  async read(
    actor: MemberActor,
    barId: string,
    { drinks, ...party }: InputOf<typeof partyPlanRoutes.read>['query'],
  ): Promise<PartyPlan> {
    const bar = await this.access.at(actor.id, barId);
    const [standing, recipes, makeable] = await Promise.all([
      this.owned.standingOn(bar.id),
      this.recipes.findKnown(drinks.map(({ recipeId }) => recipeId)),
      this.matches.makeableOn(bar.id),
    ]);
    const shares = new Map(drinks.map(({ recipeId, share }) => [recipeId, share]));
    const chosen = recipes.map((recipe: Recipe) => ({ ...recipe, share: shares.get(recipe.id) ?? 1 }));
    const others = makeable.filter(({ recipeId }) => !shares.has(recipeId));
    const offersOf = (isAlcoholic: boolean) =>
      others.filter(({ alcoholic }) => alcoholic === isAlcoholic).slice(0, offered);
    return {
      ...planParty(party, chosen, standing),
      hidden: drinks.length - chosen.length,
      offers: [...offersOf(false), ...offersOf(true)],
    };
  }
}
