import { catalogueInternalRoutes, type RecipeFact } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { RecipeFactsRepository } from './recipe-facts.repository.ts';

const pageSize = 500;
/** Replicas' clocks differ by less than this. */
const clockSkewMs = 60_000;

/** Keeps the facts of the catalogue's recipes. */
@Injectable()
export class RecipeFactsService {
  constructor(
    private readonly caller: Caller,
    private readonly facts: RecipeFactsRepository,
    private readonly clock: Clock,
  ) {}

  async keep(fact: RecipeFact): Promise<void> {
    const { recipeId, revision } = fact;
    await this.facts.keep([{ recipeId, revision, fact }], this.clock.now());
  }

  async forget({ recipeId, revision }: { recipeId: string; revision: number }): Promise<void> {
    await this.facts.keep([{ recipeId, revision, fact: null }], this.clock.now());
  }

  async buildWhenEmpty(): Promise<void> {
    if (await this.facts.isEmpty()) await this.rebuild();
  }

  /**
   * Asks the catalogue for every recipe and takes those it no longer has for deleted.
   * @returns how many it has
   */
  async rebuild(): Promise<number> {
    const begun = this.clock.now().getTime();
    let count = 0;
    let cursor: string | undefined;
    do {
      const page = await this.caller.call(catalogueInternalRoutes.recipeFacts, {
        query: { limit: pageSize, cursor },
      });
      const updates = page.items.map((fact) => ({ recipeId: fact.recipeId, revision: fact.revision, fact }));
      await this.facts.keep(updates, this.clock.now());
      count += page.items.length;
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    await this.facts.removeUnseenSince(new Date(begun - clockSkewMs));
    return count;
  }
}
