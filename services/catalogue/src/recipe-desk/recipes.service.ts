import type { Meant } from '@barspoon/bartender';
import type { RecipeListQuery } from '@barspoon/contracts';
import { decodeCursor, decodePlace, encodeCursor } from '@barspoon/persistence';
import { InvalidInputError, outsidePictureAmong } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { toFound } from '../ingredients/ingredient.mapper.ts';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { RecipeIndex } from '../recipe-index/recipe-index.ts';
import { recipeNotFound } from '../recipes/recipe.errors.ts';
import { toCard, toFact, toPictureSpec } from '../recipes/recipe.mapper.ts';
import { imagesOf } from '../recipes/recipe-image.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { type SearchQuery, UnknownPlaceError } from '../search/search-index.ts';
import { WholeRecipes } from './whole-recipes.ts';

/** With fewer results than this, similar names are suggested. */
const few = 3;

/** Reading recipes. */
@Injectable()
export class RecipesService {
  constructor(
    private readonly recipes: RecipesRepository,
    private readonly index: RecipeIndex,
    private readonly vocabulary: VocabularyHolder,
    private readonly whole: WholeRecipes,
  ) {}

  /** Implements REC-03 to REC-06, DISC-11 to DISC-16, CONTRA-13, CONTRA-14, BEYOND-31, BEYOND-32. */
  async list(query: RecipeListQuery) {
    const meant = query.q ? this.index.meant(query.q) : undefined;
    const found = await this.find({ ...query, meant });
    const items = await this.itemsOf(found.ids, query, meant);
    const suggested =
      query.q && found.total < few && !query.cursor ? await this.index.search.suggest(query.q) : [];
    const near = suggested.length
      ? await this.recipes.cardsOf(suggested.filter((id) => !found.ids.includes(id)))
      : [];
    return {
      items,
      total: found.total,
      nextCursor: found.next && encodeCursor(found.next),
      suggestions: near.map(({ _id, slug, name }) => ({ id: _id, slug, name })),
      correctedTo: meant?.correctedTo ?? null,
      leftOut: meant ? [...meant.without] : [],
      understood: meant ? [...meant.parts] : [],
      ingredient: toFound(meant?.ingredient, this.vocabulary.held),
    };
  }

  /** The texts for highlighting a match are read only for a search. */
  private async itemsOf(ids: readonly string[], { q, scope }: RecipeListQuery, meant?: Meant) {
    if (!q) return (await this.recipes.cardsOf(ids)).map((row) => ({ ...toCard(row), match: null }));
    const rows = await this.recipes.hitsOf(ids);
    return rows.map((row) => ({ ...toCard(row), match: this.index.matchOf(row, q, scope, meant) }));
  }

  /**
   * Ids of a page of the index.
   * @throws InvalidInputError for a cursor of another list
   */
  async find(query: Omit<SearchQuery, 'after'> & { cursor?: string | undefined }) {
    const { cursor, ...rest } = query;
    try {
      return await this.index.search.search({ ...rest, after: cursor ? decodePlace(cursor) : undefined });
    } catch (error) {
      if (error instanceof UnknownPlaceError)
        throw new InvalidInputError([
          { path: 'query.cursor', message: 'This page belongs to another list. Start from the top.' },
        ]);
      throw error;
    }
  }

  /** By id or slug. Implements REC-22, REC-23. */
  async get(idOrSlug: string) {
    return this.whole.one(await this.rowOf(idOrSlug));
  }

  async factsPage(limit: number, cursor?: string) {
    const after = cursor ? decodeCursor(cursor, ['string'])[0] : undefined;
    const rows = await this.recipes.pageAfter(after, limit + 1);
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return { items: items.map(toFact), nextCursor: last ? encodeCursor([last._id]) : null };
  }

  async pageAddresses(limit: number, cursor?: string) {
    const { items, nextCursor } = await this.recipes.addressesAfter(limit, cursor);
    return {
      items: items.map(({ slug, updatedAt }) => ({ name: slug, updatedAt: updatedAt.toISOString() })),
      nextCursor,
    };
  }

  /** Also of one that its editors and moderators alone may see: their browsers request it without the session. */
  async outsidePicture(id: string, hash: string) {
    const row = await this.recipes.find(id);
    const url = row ? outsidePictureAmong(imagesOf(row), hash) : undefined;
    if (!url) throw recipeNotFound();
    return { url };
  }

  /**
   * Also of a private one, whose author's browser requests it without the session: by its id alone, which those know who
   * saw it before. So neither its address nor its drawing tells a name. Security check 68.
   */
  async pictureSpec(idOrSlug: string) {
    const row = await this.recipes.find(idOrSlug);
    if (!row || (row.visibility === 'private' && row._id !== idOrSlug)) throw recipeNotFound();
    const spec = toPictureSpec(row, await this.vocabulary.current());
    return { name: '', revision: row.revision, spec: { ...spec } };
  }

  private async rowOf(idOrSlug: string) {
    const row = await this.recipes.find(idOrSlug);
    // A private one is not revealed; its author reads it elsewhere.
    if (!row || row.visibility === 'private') throw recipeNotFound();
    return row;
  }
}
