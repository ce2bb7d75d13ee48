import { isDeepStrictEqual } from 'node:util';
import { recipeVersionsMax } from '@barspoon/contracts';
import { currentContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import { RecipeVersionRow } from './recipe-version.schema.ts';
import { versionOf } from './recipe-version.ts';

/** Versions of members' recipes. What writes belongs to the transaction of the change. */
@Injectable()
export class RecipeVersionsRepository {
  constructor(@InjectModel(RecipeVersionRow.name) private readonly rows: Model<RecipeVersionRow>) {}

  /** Newest first. */
  of(recipeId: string): Promise<RecipeVersionRow[]> {
    return this.rows
      .find({ recipeId })
      .sort({ revision: -1 })
      .hint('recipe-revision')
      .limit(recipeVersionsMax)
      .lean()
      .exec();
  }

  find(recipeId: string, revision: number): Promise<RecipeVersionRow | null> {
    return this.rows.findOne({ recipeId, revision }).hint('recipe-revision').lean().exec();
  }

  /** Keeps the first version of new recipes. */
  async keepFirst(recipes: readonly RecipeRow[]): Promise<void> {
    const versions = recipes.flatMap((row) => versionOf(row, isByAnother(row)) ?? []);
    if (versions.length > 0) await this.rows.insertMany(versions);
  }

  /** Keeps what a changed recipe says now, unless its newest version says the same. */
  async keep(recipe: RecipeRow): Promise<void> {
    const version = versionOf(recipe, isByAnother(recipe));
    if (!version) return;
    const newest = await this.rows
      .findOne({ recipeId: recipe._id })
      .sort({ revision: -1 })
      .hint('recipe-revision')
      .lean();
    if (isDeepStrictEqual(newest?.recipe, version.recipe)) return;
    await this.rows.insertOne(version);
    await this.makeRoom(recipe._id);
  }

  async removeAllOfRecipe(recipeId: string): Promise<void> {
    await this.rows.deleteMany({ recipeId });
  }

  private async makeRoom(recipeId: string): Promise<void> {
    const [surplus] = await this.rows
      .find({ recipeId }, { revision: 1 })
      .sort({ revision: -1 })
      .hint('recipe-revision')
      .skip(recipeVersionsMax)
      .limit(1)
      .lean();
    if (surplus) await this.rows.deleteMany({ recipeId, revision: { $lte: surplus.revision } });
  }
}

/** A member who changes a recipe that is not theirs is an admin. */
function isByAnother({ userId }: RecipeRow): boolean {
  const actor = currentContext()?.actor;
  return actor?.kind === 'member' && actor.id !== userId;
}
