import type { MemberActor, RecipeVersion, RecipeVersionSummary } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import type { RecipeVersionRow } from '../recipe-versions/recipe-version.schema.ts';
import { RecipeVersionsRepository } from '../recipe-versions/recipe-versions.repository.ts';
import { recipeChanged, versionNotFound } from '../recipes/recipe.errors.ts';
import { wantedOf } from '../recipes/standing.ts';
import { OwnRecipesService } from './own-recipes.service.ts';

/** Earlier versions of own recipes, only for their author. Implements BEYOND-25. */
@Injectable()
export class RecipeVersionsService {
  constructor(
    private readonly versions: RecipeVersionsRepository,
    private readonly recipes: OwnRecipesService,
  ) {}

  async list(actor: MemberActor, recipeId: string) {
    await this.recipes.own(actor, recipeId);
    return { items: (await this.versions.of(recipeId)).map(toSummary) };
  }

  async get(actor: MemberActor, recipeId: string, version: number): Promise<RecipeVersion> {
    await this.recipes.own(actor, recipeId);
    const row = await this.existing(recipeId, version);
    return { ...toSummary(row), recipe: row.recipe };
  }

  /** A restore is a change like any other: the previous state stays a version. */
  async restore(actor: MemberActor, recipeId: string, version: number, seen: number) {
    const row = await this.recipes.own(actor, recipeId);
    const { recipe } = await this.existing(recipeId, version);
    // Photo and visibility are kept as read: they must be those of the revision that was read.
    if (row.revision !== seen) throw recipeChanged();
    return this.recipes.revise(actor, recipeId, seen, {
      ...recipe,
      image: row.image,
      visibility: wantedOf(row),
    });
  }

  private async existing(recipeId: string, version: number): Promise<RecipeVersionRow> {
    const row = await this.versions.find(recipeId, version);
    if (!row) throw versionNotFound();
    return row;
  }
}

const toSummary = (row: RecipeVersionRow): RecipeVersionSummary => ({
  version: row.revision,
  name: row.recipe.name,
  savedAt: row.savedAt.toISOString(),
  byAdmin: row.byAdmin,
});
