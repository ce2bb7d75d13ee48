import type { Client } from '@opensearch-project/opensearch';
import type {
  FacetQuery,
  FacetResult,
  SearchDocument,
  SearchIndex,
  SearchQuery,
  SearchResult,
} from '../search-index.ts';
import { termOf } from '../term.ts';
import { type Counted, countsAsked, facetCounts } from './facet-counts.ts';
import { NameGuesses } from './name-guesses.ts';
import type { IndexNames } from './names.ts';
import { facetOrderOf, type Order, orderOf } from './orders.ts';
import {
  amongIds,
  anyOf,
  type Clause,
  chosenOf,
  filtersOf,
  ranksOf,
  scored,
  withMeant,
  without,
} from './queries.ts';
import { answerOf, searchTimeoutMs } from './requests.ts';
import { WrittenIndices } from './written-indices.ts';

interface Question {
  limit: number;
  order: Order;
  after: SearchQuery['after'];
  body: Record<string, unknown>;
}

/**
 * The search index in OpenSearch, which every replica shares. It finds and orders exactly what the one in memory does;
 * only where more than 200 known words are near to a mistyped one may it take another of these for meant. What was
 * put or removed can be found once that is answered; `put` and `remove` wait for OpenSearch's next refresh.
 * All methods throw UnavailableError while OpenSearch is not answering or the index is built for the first time.
 */
export class OpenSearchIndex implements SearchIndex {
  private readonly guesses: NameGuesses;
  private readonly written: WrittenIndices;

  private readonly client: Client;
  private readonly names: IndexNames;

  constructor(client: Client, names: IndexNames) {
    this.client = client;
    this.names = names;
    this.guesses = new NameGuesses(client, names.searched);
    this.written = new WrittenIndices(client, names);
  }

  async count(): Promise<number> {
    const { count } = await answerOf(
      this.client.count({ index: this.names.searched }, { requestTimeout: searchTimeoutMs }),
    );
    return count;
  }

  put(documents: readonly SearchDocument[]): Promise<void> {
    return this.written.put(documents);
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.written.remove(ids);
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    const { limit, after } = query;
    const sort = query.sort ?? { by: 'best' };
    const term = termOf(query.q);
    const ranks = term && withMeant(ranksOf(term, query.scope), query.meant);
    const filter = filtersOf(query);
    const order = orderOf(sort, term !== null);
    const bool =
      sort.by === 'best'
        ? { must: found(ranks, scored), filter }
        : { filter: [...filter, ...found(ranks, anyOf)] };
    const { page } = await this.page({ limit, after, order, body: { query: { bool } } });
    return page;
  }

  async discover(query: FacetQuery): Promise<FacetResult> {
    const { among, limit, after, sort, withFacets, counted } = query;
    const term = termOf(query.q);
    const ranks = term && withMeant(ranksOf(term, 'discover'), query.meant);
    const order = facetOrderOf(sort, term !== null);
    const filter = [...(among ? [amongIds(among)] : []), ...(sort === 'best' ? [] : found(ranks, anyOf))];
    const must = sort === 'best' ? found(ranks, scored) : [];
    const body = {
      query: { bool: { must, filter, must_not: without(query) } },
      post_filter: { bool: { filter: chosenOf(query) } },
      aggs: countsAsked(query),
    };
    const { page, counts } = await this.page({ limit, after, order, body });
    return {
      ...page,
      facets: withFacets ? facetCounts(counts) : null,
      counted: counted ? (counts.counted?.doc_count ?? 0) : null,
    };
  }

  correct(q: string): Promise<string | null> {
    return this.guesses.correct(q);
  }

  suggest(q: string): Promise<string[]> {
    return this.guesses.suggest(q);
  }

  /** One more than the page has is asked for, which tells whether there is another. */
  private async page({
    limit,
    order,
    after,
    body,
  }: Question): Promise<{ page: SearchResult; counts: Counted }> {
    const request = {
      ...body,
      ...(after && { search_after: order.valuesOf(after) }),
      size: limit + 1,
      sort: order.sort,
      track_total_hits: true,
      _source: false,
    };
    const { hits, aggregations } = await answerOf(
      this.client.search(
        { index: this.names.searched, allow_partial_search_results: false, body: request },
        { requestTimeout: searchTimeoutMs },
      ),
    );
    const all = hits.hits as unknown as { _id: string; sort: (string | number)[] }[];
    const shown = all.slice(0, limit);
    const last = shown.at(-1);
    const total = typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0);
    const page = {
      ids: shown.map(({ _id }) => _id),
      total,
      next: last && all.length > limit ? order.placeOf(last.sort) : null,
    };
    return { page, counts: (aggregations ?? {}) as unknown as Counted };
  }
}

/** What a term finds, as one clause; none without a term. */
const found = (ranks: readonly Clause[] | null, joined: (ranks: readonly Clause[]) => Clause): Clause[] =>
  ranks ? [joined(ranks)] : [];
