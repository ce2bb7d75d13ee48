import { type HomemadeRecipe, ownRecipeRoutes, type Recipe, recipeRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';

const recipesAtOnce = 10;

/** Whole recipes, as the member reads them for whom the request is: also private ones of theirs. */
@Injectable()
export class ReadersRecipes {
  constructor(private readonly caller: Caller) {}

  /** @throws DomainError 404 */
  async get(id: string): Promise<Recipe> {
    try {
      return await this.caller.call(recipeRoutes.get, { params: { id } });
    } catch (error) {
      if (!isNotFound(error)) throw error;
      return this.caller.call(ownRecipeRoutes.get, { params: { id } });
    }
  }

  /** Their own that make an ingredient. */
  async homemade(): Promise<HomemadeRecipe[]> {
    return (await this.caller.call(ownRecipeRoutes.homemade, {})).items;
  }

  /** Those that are gone or hidden are passed over as long as there is one. @throws DomainError 404 */
  async findAll(ids: readonly string[]): Promise<Recipe[]> {
    const { recipes, missing } = await this.found(ids);
    if (missing && recipes.length === 0) throw missing;
    return recipes;
  }

  /** Those that are gone or hidden are passed over. */
  async findKnown(ids: readonly string[]): Promise<Recipe[]> {
    return (await this.found(ids)).recipes;
  }

  private async found(ids: readonly string[]): Promise<{ recipes: Recipe[]; missing?: DomainError }> {
    const recipes: Recipe[] = [];
    let missing: DomainError | undefined;
    for (let at = 0; at < ids.length; at += recipesAtOnce) {
      const found = await Promise.all(ids.slice(at, at + recipesAtOnce).map((id) => this.find(id)));
      for (const one of found)
        if (one instanceof DomainError) missing = one;
        else recipes.push(one);
    }
    return { recipes, ...(missing && { missing }) };
  }

  private find(id: string): Promise<Recipe | DomainError> {
    return this.get(id).catch((error: unknown) => {
      if (isNotFound(error)) return error;
      throw error;
    });
  }
}

const isNotFound = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.kind === 'notFound';
