import { isDeepStrictEqual } from 'node:util';
import { recipeVersionsMax, type VersionedRecipe } from '@barspoon/contracts';
import { currentContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import { RecipeVersionRow } from './recipe-version.schema.ts';
import { versionOf } from './recipe-version.ts';

/** Versions of members' recipes. Writes join the transaction of the change. */
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

  /** Stores the first version of new recipes. */
  async keepFirst(recipes: readonly RecipeRow[]): Promise<void> {
    const versions = recipes.flatMap((row) => versionOf(row, isByAnother(row)) ?? []);
    if (versions.length > 0) await this.rows.insertMany(versions);
  }

  /** Stores a version of changed recipes, except those equal to their newest version. */
  async keepAll(recipes: readonly RecipeRow[]): Promise<void> {
    const versions = recipes.flatMap((row) => versionOf(row, isByAnother(row)) ?? []);
    if (versions.length === 0) return;
    const kept = await this.keptOf(versions.map(({ recipeId }) => recipeId));
    const other = versions.filter(
      ({ recipeId, recipe }) => !isDeepStrictEqual(kept.get(recipeId)?.newest, recipe),
    );
    if (other.length === 0) return;
    await this.rows.insertMany(other);
    const full = other.flatMap(({ recipeId }) => kept.get(recipeId) ?? []).flatMap(surplusOf);
    if (full.length > 0) await this.rows.deleteMany({ $or: full });
  }

  async removeAllOfRecipes(recipeIds: readonly string[]): Promise<void> {
    await this.rows.deleteMany({ recipeId: { $in: recipeIds } });
  }

  /** The stored revisions of recipes, newest first, and the content of the newest. */
  private async keptOf(recipeIds: readonly string[]): Promise<ReadonlyMap<string, Kept>> {
    const found = await this.rows
      .aggregate<Kept>([
        { $match: { recipeId: { $in: recipeIds } } },
        { $sort: { recipeId: 1, revision: -1 } },
        { $group: { _id: '$recipeId', newest: { $first: '$recipe' }, revisions: { $push: '$revision' } } },
      ])
      .hint('recipe-revision');
    return new Map(found.map((one) => [one._id, one]));
  }
}

interface Kept {
  _id: string;
  newest: VersionedRecipe;
  revisions: number[];
}

/** The versions over the limit once another one is stored. */
const surplusOf = ({ _id: recipeId, revisions }: Kept) => {
  const surplus = revisions[recipeVersionsMax - 1];
  return surplus === undefined ? [] : { recipeId, revision: { $lte: surplus } };
};

/** A member who changes a recipe that is not theirs is an admin. */
function isByAnother({ userId }: RecipeRow): boolean {
  const actor = currentContext()?.actor;
  return actor?.kind === 'member' && actor.id !== userId;
}
