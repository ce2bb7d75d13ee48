import { meantGroups } from '@barspoon/bartender';
import {
  AgeOrder,
  type Bits,
  BitsPool,
  countCommon,
  type Direction,
  intersect,
  subtract,
  unite,
} from '@barspoon/collections';
import { FacetSets } from './facets.ts';
import { FilterSets } from './filters.ts';
import { fold } from './fold.ts';
import { LineIndex } from './line-index.ts';
import { NameIndex } from './name-index.ts';
import { NameOrder } from './name-order.ts';
import { NameSuggestions } from './name-suggestions.ts';
import { type Group, pageOfGroups } from './page-of-groups.ts';
import type {
  FacetQuery,
  FacetResult,
  MeantIds,
  SearchDocument,
  SearchIndex,
  SearchQuery,
  SearchResult,
} from './search-index.ts';
import { type Term, termOf } from './term.ts';
import { TextIndex } from './text-index.ts';

const maxSuggestions = 6;
/** How many of the names with the most words of a term are compared, the newest first. */
const maxCompared = 300;
const controlCharacter = /\p{Cc}/u;

/**
 * The search index in this process's memory. Recipes have small numbers, every index below answers with a set of such
 * numbers, and sets are combined 32 recipes at a time; only the recipes of a page are handled individually.
 */
export class MemorySearchIndex implements SearchIndex {
  readonly #numbers = new Map<string, number>();
  readonly #free: number[] = [];
  #end = 0;

  readonly #names = new NameIndex();
  readonly #ingredients = new LineIndex();
  /** Tags and the category. */
  readonly #labels = new LineIndex();
  readonly #instructions = new TextIndex();
  readonly #filters = new FilterSets();
  readonly #facets = new FacetSets();
  readonly #order = new AgeOrder();
  readonly #nameOrder = new NameOrder();
  readonly #suggestions = new NameSuggestions();
  readonly #pool = new BitsPool();

  async count(): Promise<number> {
    return this.#numbers.size;
  }

  async put(documents: readonly SearchDocument[]): Promise<void> {
    for (const document of documents) this.#put(document);
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#remove(id);
  }

  #put(document: SearchDocument): void {
    this.#remove(document.id);
    const number = this.#free.pop() ?? this.#end++;
    this.#numbers.set(document.id, number);
    this.#names.add(number, fold(document.name));
    this.#ingredients.add(number, document.ingredients.map(fold));
    this.#labels.add(number, [document.category, ...document.tags].map(fold));
    // No term contains a line break, so none matches across two steps.
    this.#instructions.add(number, fold(document.instructions.join('\n')));
    this.#filters.add(number, document);
    this.#facets.add(number, document);
    this.#order.add(number, document.createdAt, document.id);
    this.#nameOrder.add(number, document.name, document.id);
    this.#suggestions.add(number, document.name, document.alternativeNames);
  }

  #remove(id: string): void {
    const number = this.#numbers.get(id);
    if (number === undefined) return;
    this.#numbers.delete(id);
    this.#names.remove(number);
    this.#ingredients.remove(number);
    this.#labels.remove(number);
    this.#instructions.remove(number);
    this.#filters.remove(number);
    this.#facets.remove(number);
    this.#order.remove(number);
    this.#nameOrder.remove(number);
    this.#suggestions.remove(number);
    this.#free.push(number);
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    this.#pool.reset(this.#end);
    const allowed = this.#pool.take().fill(~0);
    this.#filters.apply(query, allowed);
    const term = termOf(query.q);
    const ranks = term
      ? this.#withMeant(this.#ranksOf(term, query, allowed), query.meant, allowed)
      : [allowed];
    const found = this.#unionOf(ranks);
    const sort = query.sort ?? { by: 'best' };
    if (sort.by === 'best') {
      return this.#pageOf(byRank(ranks), found, 'desc', query);
    }
    if (sort.by === 'name') return this.#nameOrder.page(found, sort.order, query);
    if (sort.by === 'createdAt') {
      return this.#pageOf([{ key: 0, recipes: found }], found, sort.order, query);
    }
    const categories = this.#filters.categories();
    return this.#pageOf(sort.order === 'asc' ? categories : categories.reverse(), found, 'desc', query);
  }

  async discover(query: FacetQuery): Promise<FacetResult> {
    this.#pool.reset(this.#end);
    const take = this.#pool.take;
    const all = take().fill(~0);
    this.#filters.apply({}, all);
    if (query.among) intersect(all, this.#setOf(query.among));
    const term = termOf(query.q);
    const ranks = term
      ? this.#withMeant(this.#ranksOf(term, { scope: 'discover' }, all), query.meant, all)
      : [all];
    const result = this.#facets.narrow(this.#unionOf(ranks), query, take);
    const { narrowed } = result;
    const facets = query.withFacets ? this.#facets.count(result, take) : null;
    const page = this.#facetPage(ranks, narrowed, query);
    const counted = query.counted ? countCommon(narrowed, this.#setOf(query.counted)) : null;
    return { ...page, facets, counted };
  }

  #facetPage(ranks: readonly Bits[], found: Bits, query: FacetQuery): SearchResult {
    switch (query.sort) {
      case 'name':
        return this.#nameOrder.page(found, 'asc', query);
      case 'newest':
        return this.#pageOf([{ key: 0, recipes: found }], found, 'desc', query);
      case 'rating':
        return this.#pageOf(this.#facets.byRating(), found, 'desc', query);
      case 'quickest':
        return this.#pageOf(this.#facets.byMinutes(), found, 'desc', query);
      case 'best':
        return this.#pageOf(byRank(ranks), found, 'desc', query);
    }
  }

  #pageOf(
    groups: readonly Group[],
    found: Bits,
    direction: Direction,
    query: Pick<SearchQuery, 'limit' | 'after'>,
  ): SearchResult {
    return pageOfGroups(groups, found, direction, this.#order, query, this.#pool.take());
  }

  #unionOf(sets: readonly Bits[]): Bits {
    const union = this.#pool.take();
    for (const set of sets) unite(union, set);
    return union;
  }

  #setOf(ids: readonly string[]): Bits {
    const set = this.#pool.take();
    for (const id of ids) {
      const number = this.#numbers.get(id);
      if (number !== undefined) set[number >>> 5]! |= 1 << (number & 31);
    }
    return set;
  }

  async correct(q: string): Promise<string | null> {
    return this.#suggestions.correct(q);
  }

  async suggest(q: string): Promise<string[]> {
    this.#pool.reset(this.#end);
    const { recipes, likenessOf } = this.#suggestions.like(q, this.#pool.take);
    const likeliest = this.#order
      .take(recipes, 'desc', maxCompared)
      .map((recipe) => ({ recipe, likeness: likenessOf(recipe) }))
      .sort((a, b) => b.likeness - a.likeness);
    const byName = new Map<string, string>();
    for (const { recipe } of likeliest) {
      const name = this.#nameOrder.keyOf(recipe);
      if (!byName.has(name)) byName.set(name, this.#order.idOf(recipe));
      if (byName.size === maxSuggestions) break;
    }
    return [...byName.values()];
  }

  /** What is meant before and behind what holds the term; the sets stay disjoint. */
  #withMeant(ranks: readonly Bits[], meant: MeantIds | undefined, allowed: Bits): Bits[] {
    if (!meant) return [...ranks];
    const first = Array.from({ length: meantGroups }, (_, at) => this.#setOf(meant.first[at] ?? []));
    const all = [...first, ...ranks, this.#setOf(meant.also)];
    const better = this.#pool.take();
    for (const set of all) {
      intersect(set, allowed);
      subtract(set, better);
      unite(better, set);
    }
    return all;
  }

  /** Disjoint sets of what was found, best first. Implements REC-03, DISC-11, CONTRA-14. */
  #ranksOf(term: Term, query: Pick<SearchQuery, 'scope'>, allowed: Bits): Bits[] {
    const take = this.#pool.take;
    const name = { atStart: take(), atRun: take(), anywhere: take() };
    const lines = take();
    const instructions = take();
    const ranks = [name.atStart, name.atRun, name.anywhere, lines, instructions];
    if (controlCharacter.test(term.text)) return ranks;

    this.#names.find(term, name, take);
    this.#ingredients.find(term, lines);
    if (query.scope === 'discover') this.#labels.find(term, lines);
    const better = take();
    for (const set of ranks.slice(0, -1)) {
      intersect(set, allowed);
      subtract(set, better);
      unite(better, set);
    }
    if (query.scope === 'recipes') {
      this.#instructions.find(term, instructions, take);
      intersect(instructions, allowed);
      subtract(instructions, better);
    }
    return ranks;
  }
}

const byRank = (ranks: readonly Bits[]): Group[] => ranks.map((recipes, key) => ({ key, recipes }));
