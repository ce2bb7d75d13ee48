import type { Meant } from '@barspoon/bartender';
import {
  type Actor,
  type DiscoverQuery,
  type FacetName,
  facetNames,
  inventoryInternalRoutes,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { decodePlace, encodeCursor } from '@barspoon/persistence';
import { currentContext, InvalidInputError, newId, type WorkContext } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import { name } from '../config.ts';
import { toFound } from '../ingredients/ingredient.mapper.ts';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { RecipeIndex } from '../recipe-index/recipe-index.ts';
import { toCard } from '../recipes/recipe.mapper.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import type { FacetCounts } from '../search/search-index.ts';
import { type FacetResult, UnknownPlaceError } from '../search/search-index.ts';

/** With fewer results than this, similar names are suggested. */
const few = 3;
/** A search does not wait longer for an optional part. */
const timeoutMs = 800;

/** Implements DISC-08 to DISC-16, BEYOND-31, BEYOND-32. */
@Injectable()
export class DiscoverService {
  private readonly log = new Logger(DiscoverService.name);

  constructor(
    private readonly recipes: RecipesRepository,
    private readonly index: RecipeIndex,
    private readonly vocabulary: VocabularyHolder,
    private readonly caller: Caller,
  ) {}

  async search(actor: Actor, query: DiscoverQuery) {
    const bar = await this.makeableBy(actor);
    const among = query.makeable ? bar : undefined;
    const meant = query.q ? this.index.meant(query.q) : undefined;
    let correctedTo: string | null = meant?.correctedTo ?? null;
    let found = await this.find(query, query.q, among, bar, meant);
    if (found.total === 0 && query.q && !query.cursor) {
      const corrected = await this.index.search.correct(query.q);
      const again =
        corrected === null
          ? undefined
          : await this.find(query, corrected, among, bar, this.index.meant(corrected));
      if (again && again.total > 0) {
        found = again;
        correctedTo = corrected;
      }
    }
    const { ids, total, next, facets, counted: makeable } = found;
    const q = correctedTo ?? query.q;
    const suggested = q && total < few && !query.cursor ? await this.index.search.suggest(q) : [];
    const [items, near] = await Promise.all([
      this.itemsOf(ids, q, meant),
      this.recipes.cardsOf(suggested.filter((id) => !ids.includes(id))),
    ]);
    return {
      items,
      total,
      nextCursor: next && encodeCursor(next),
      suggestions: near.map(({ _id, slug, name }) => ({ id: _id, slug, name })),
      facets: facets && this.named(facets),
      makeable,
      correctedTo,
      leftOut: meant ? [...meant.without] : [],
      understood: meant ? [...meant.parts] : [],
      ingredient: toFound(meant?.ingredient, this.vocabulary.held),
    };
  }

  private async itemsOf(ids: readonly string[], q: string | undefined, meant?: Meant) {
    if (!q) return (await this.recipes.cardsOf(ids)).map((row) => ({ ...toCard(row), match: null }));
    const rows = await this.recipes.hitsOf(ids);
    return rows.map((row) => ({ ...toCard(row), match: this.index.matchOf(row, q, 'discover', meant) }));
  }

  /** @throws InvalidInputError for a cursor of another list */
  private async find(
    query: DiscoverQuery,
    q: string | undefined,
    among: readonly string[] | undefined,
    counted: readonly string[] | undefined,
    meant?: Meant,
  ): Promise<FacetResult> {
    const { cursor, free = [], without = [], sort, limit } = query;
    const chosen: Partial<Record<FacetName, readonly string[]>> = {};
    for (const facet of facetNames) if (query[facet]) chosen[facet] = query[facet];
    const after = cursor ? decodePlace(cursor) : undefined;
    try {
      return await this.index.search.discover({
        q,
        meant,
        chosen,
        free,
        without,
        among,
        counted,
        sort,
        limit,
        after,
        withFacets: !cursor,
      });
    } catch (error) {
      if (error instanceof UnknownPlaceError)
        throw new InvalidInputError([
          { path: 'query.cursor', message: 'This page belongs to another list. Start from the top.' },
        ]);
      throw error;
    }
  }

  private named(facets: FacetCounts): FacetCounts & { spirit: { name?: string }[] } {
    const spirit = facets.spirit.map((one) => {
      const name = this.vocabulary.held.get(one.value)?.name;
      return { ...one, ...(name && { name: name[0]?.toUpperCase() + name.slice(1) }) };
    });
    return { ...facets, spirit };
  }

  /** What the member's bar makes; without the inventory the page shows less but still works. */
  private async makeableBy(actor: Actor): Promise<readonly string[] | undefined> {
    if (actor.kind !== 'member' || !actor.granted) return undefined;
    try {
      const params = { memberId: actor.id };
      const id = newId();
      const present: Omit<WorkContext, 'actor'> = currentContext() ?? { correlationId: id, causationId: id };
      const deadline = Math.min(Date.now() + timeoutMs, present.deadline ?? Number.POSITIVE_INFINITY);
      const context = { ...present, deadline, actor: { kind: 'system', name } as const };
      return (await this.caller.call(inventoryInternalRoutes.makeable, { params }, context)).recipeIds;
    } catch (error) {
      this.log.warn(`what the bar makes is not known: ${String(error)}`);
      return undefined;
    }
  }
}
