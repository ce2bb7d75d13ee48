import {
  type BarPreparation,
  idSchema,
  type MemberActor,
  type OutputOf,
  type preparationRoutes,
} from '@barspoon/contracts';
import { costOf, partLines, partsLacking, withoutItem } from '@barspoon/mixology';
import { Injectable } from '@nestjs/common';
import { BarAccess } from '../bar/bar-access.ts';
import { OwnedItems } from '../matches/owned-items.ts';
import { VocabularyProjection } from '../projections/vocabulary-projection.ts';
import { ReadersRecipes } from '../recipes/readers-recipes.ts';
import { preparationNotFound } from './preparation.errors.ts';

/** What a bar can make itself, and what that costs. Implements BEYOND-213. */
@Injectable()
export class PreparationsService {
  constructor(
    private readonly access: BarAccess,
    private readonly owned: OwnedItems,
    private readonly vocabulary: VocabularyProjection,
    private readonly recipes: ReadersRecipes,
  ) {}

  /** @throws DomainError 404 for a bar they are not at */
  async list(actor: MemberActor, barId: string): Promise<{ items: BarPreparation[] }> {
    const bar = await this.access.at(actor.id, barId);
    const { vocabulary } = this.vocabulary;
    const items = partsLacking(await this.owned.of([bar.id]), vocabulary)
      .map(({ node, preparation: { makesMl, keepsDays }, lacking }) => {
        const name = node.name.charAt(0).toUpperCase() + node.name.slice(1);
        return { ingredient: node.slug, name, makesMl, keepsDays, lacking };
      })
      .sort(
        (one, other) => one.lacking.length - other.lacking.length || one.name.localeCompare(other.name, 'en'),
      );
    return { items };
  }

  /** @throws DomainError 404 for what nobody makes at home, or a recipe that makes no ingredient */
  async cost(actor: MemberActor, id: string, ml: number): Promise<OutputOf<typeof preparationRoutes.cost>> {
    const bar = await this.access.chosenBy(actor.id);
    const standing = await this.owned.standingOn(bar.id);
    if (idSchema.safeParse(id).success) {
      const { homemade, spec } = await this.recipes.get(id);
      if (!homemade) throw preparationNotFound();
      const made = (await this.owned.rowsOn([bar.id])).find((row) => row.homemade?.recipeId === id);
      return costOf(spec, ml / homemade.makesMl, made ? withoutItem(standing, made._id) : standing);
    }
    const { vocabulary } = this.vocabulary;
    const preparation = vocabulary.get(id)?.preparation;
    if (!preparation) throw preparationNotFound();
    return costOf(partLines(preparation, vocabulary), ml / preparation.makesMl, standing);
  }
}
