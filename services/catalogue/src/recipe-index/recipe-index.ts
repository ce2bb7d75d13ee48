import { setImmediate as nextTurn } from 'node:timers/promises';
import { DrinkShelf, drinkOf, type Meant, meantBy } from '@barspoon/bartender';
import { CollectionFollower, Transactions } from '@barspoon/persistence';
import { Readiness, within } from '@barspoon/platform';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { RecipeRow } from '../recipes/recipe.schema.ts';
import type { HitRow } from '../recipes/recipes.repository.ts';
import { MemorySearchIndex } from '../search/memory-search-index.ts';
import { SEARCH_CLUSTER, type SearchCluster } from '../search/opensearch/search-cluster.ts';
import type { SearchDocument, SearchIndex } from '../search/search-index.ts';
import { matchOf, meantMatchOf } from './match-of.ts';
import { toSearchDocument } from './search-document.ts';
import { isPublic, type SearchRow, searchedFields, worthListing } from './searched-rows.ts';
import { SimilarIndex } from './similar-index.ts';

const rowsPerTurn = 200;
/** How long a change of a recipe waits for OpenSearch. */
const shareTimeoutMs = 3000;

/**
 * This replica's in-memory data of all public recipes: built from the stored ones at startup and updated by their changes.
 * When the position in the stream is lost it is rebuilt, while the old data keeps serving. With OpenSearch the search index is there and `SearchLeader` maintains it; similar recipes and the bartender's knowledge stay here.
 */
@Injectable()
export class RecipeIndex implements OnApplicationBootstrap, OnApplicationShutdown {
  private index: SearchIndex;
  private readonly log = new Logger(RecipeIndex.name);
  private structures = new SimilarIndex();
  private shelf = new DrinkShelf();
  private readonly follower: CollectionFollower<RecipeRow>;
  private readonly listeners: ((id: string | null) => void)[] = [];

  constructor(
    @InjectModel(RecipeRow.name) private readonly rows: Model<RecipeRow>,
    private readonly vocabulary: VocabularyHolder,
    private readonly readiness: Readiness,
    private readonly transactions: Transactions,
    @Inject(SEARCH_CLUSTER) private readonly cluster: SearchCluster | null,
  ) {
    this.index = cluster?.index ?? new MemorySearchIndex();
    this.follower = new CollectionFollower(rows, {
      name: 'The search index',
      where: worthListing,
      load: () => this.load(),
      follow: async (id, row) => {
        if (row?.visibility === 'public') await this.hold([row]);
        else await this.release([id]);
      },
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    const { cluster } = this;
    this.readiness.require('search index', async () => {
      this.follower.assertLoaded();
      await cluster?.assertBuilt();
    });
    if (cluster) this.readiness.report('opensearch', () => cluster.assertAnswers());
    await this.follower.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.follower.stop();
  }

  /** @throws UnavailableError while it is built for the first time */
  get search(): SearchIndex {
    if (!this.cluster) this.follower.assertLoaded();
    return this.index;
  }

  /** @throws UnavailableError while it is built for the first time */
  get similar(): SimilarIndex {
    this.follower.assertLoaded();
    return this.structures;
  }

  /** @throws UnavailableError while it is built for the first time */
  get drinks(): DrinkShelf {
    this.follower.assertLoaded();
    return this.shelf;
  }

  /**
   * What a search means beyond its letters, read from this replica's recipes.
   * @throws UnavailableError while they are read for the first time
   */
  meant(q: string): Meant {
    return meantBy(q, this.drinks, this.vocabulary.held);
  }

  /** Where a recipe of a result holds what was searched for or, where it does not, what that means. */
  matchOf(row: HitRow, q: string, scope: 'recipes' | 'discover', meant: Meant | undefined) {
    const literal = matchOf(row, q, scope);
    if (literal || !meant) return literal;
    return meantMatchOf(row, meant, this.drinks.get(row._id), this.vocabulary.held);
  }

  /**
   * Calls `listener` with the id of every recipe whose card may have changed or that is gone, and with null if it may be
   * any.
   */
  onChange(listener: (id: string | null) => void): void {
    this.listeners.push(listener);
  }

  /** Whether changes are currently received. */
  get isFollowing(): boolean {
    return this.follower.isFollowing;
  }

  /**
   * What this replica has just written does not have to wait for the stream. An open transaction commits first, because
   * it may be rolled back, and the stream would never report it.
   */
  put(rows: readonly SearchRow[]): Promise<void> {
    return this.transactions.afterCommit(async () => {
      await this.hold(rows);
      if (this.cluster) await this.share(this.cluster.index.put(this.documentsOf(rows)));
    });
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.transactions.afterCommit(async () => {
      await this.release(ids);
      if (this.cluster) await this.share(this.cluster.index.remove(ids));
    });
  }

  /** The write is stored: the leader forwards it when OpenSearch is back. */
  private async share(change: Promise<void>): Promise<void> {
    try {
      await within(shareTimeoutMs, change);
    } catch (error) {
      this.log.warn(`a change reaches OpenSearch later: ${(error as Error).message}`);
    }
  }

  private tell(id: string | null): void {
    for (const listener of this.listeners) listener(id);
  }

  private async hold(rows: readonly SearchRow[]): Promise<void> {
    for (const row of rows) {
      const drink = drinkOf(row, this.vocabulary.held);
      this.structures.put(row._id, drink.structure);
      this.shelf.put(drink);
      this.tell(row._id);
    }
    if (!this.cluster) await this.index.put(this.documentsOf(rows));
  }

  private async release(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.structures.remove(id);
      this.shelf.remove(id);
      this.tell(id);
    }
    if (!this.cluster) await this.index.remove(ids);
  }

  private documentsOf(rows: readonly SearchRow[]): SearchDocument[] {
    return rows.map((row) => toSearchDocument(row, this.vocabulary.held));
  }

  private async load(): Promise<void> {
    const index = this.cluster ? null : new MemorySearchIndex();
    const structures = new SimilarIndex();
    const shelf = new DrinkShelf();
    const vocabulary = await this.vocabulary.current();
    let taken = 0;
    const rows = this.rows
      .find(isPublic, searchedFields)
      .sort({ createdAt: 1, _id: 1 })
      .lean<SearchRow[]>()
      .cursor();
    for await (const row of rows) {
      const recipe = row as unknown as SearchRow;
      await index?.put([toSearchDocument(recipe, vocabulary)]);
      const drink = drinkOf(recipe, vocabulary);
      structures.put(recipe._id, drink.structure);
      shelf.put(drink);
      // Requests are answered in the meantime.
      if (++taken % rowsPerTurn === 0) await nextTurn();
    }
    if (index) this.index = index;
    this.structures = structures;
    this.shelf = shelf;
    this.tell(null);
  }
}
