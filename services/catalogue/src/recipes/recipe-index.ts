import { setImmediate as nextTurn } from 'node:timers/promises';
import { CollectionFollower } from '@barspoon/persistence';
import { Readiness } from '@barspoon/platform';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { drinkOf } from '../assistant/engine/drink.ts';
import { DrinkShelf } from '../assistant/engine/drink-shelf.ts';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { MemorySearchIndex } from '../search/memory-search-index.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { SimilarIndex } from '../similar/similar-index.ts';
import { type SearchRow, toSearchDocument } from './recipe.mapper.ts';
import { RecipeRow } from './recipe.schema.ts';

const fields = {
  name: 1,
  alternativeNames: 1,
  category: 1,
  tags: 1,
  ingredients: 1,
  instructions: 1,
  alcoholic: 1,
  difficulty: 1,
  prepTimeMinutes: 1,
  featured: 1,
  createdAt: 1,
  spec: 1,
  glass: 1,
  method: 1,
  facts: 1,
  ratingAverage: 1,
  slug: 1,
  description: 1,
  serves: 1,
  ice: 1,
  garnish: 1,
  origin: 1,
} as const;

const rowsPerTurn = 200;

/** What may be found is for everybody. */
const isPublic = { visibility: 'public' } as const;

/** A counted view changes nothing that can be searched. */
const worthKnowing = [
  {
    $match: {
      $or: [
        { operationType: { $ne: 'update' } },
        { 'updateDescription.updatedFields.revision': { $exists: true } },
        { 'updateDescription.updatedFields.ratingAverage': { $exists: true } },
      ],
    },
  },
];

/**
 * This replica's search index: built from the stored recipes at the start and led by their changes. When the place in
 * the stream is lost it is built anew, while the old one goes on answering.
 */
@Injectable()
export class RecipeIndex implements OnApplicationBootstrap, OnApplicationShutdown {
  private index: SearchIndex = new MemorySearchIndex();
  private structures = new SimilarIndex();
  private shelf = new DrinkShelf();
  private readonly follower: CollectionFollower<RecipeRow>;

  constructor(
    @InjectModel(RecipeRow.name) private readonly rows: Model<RecipeRow>,
    private readonly vocabulary: VocabularyHolder,
    private readonly readiness: Readiness,
  ) {
    this.follower = new CollectionFollower(rows, {
      name: 'The search index',
      where: worthKnowing,
      load: () => this.load(),
      follow: (id, row) => (row?.visibility === 'public' ? this.put([row]) : this.remove([id])),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.readiness.require('search index', async () => this.follower.assertLoaded());
    await this.follower.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.follower.stop();
  }

  /** @throws UnavailableError while it is built for the first time */
  get search(): SearchIndex {
    this.follower.assertLoaded();
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

  /** What this replica has just written need not wait for the stream. */
  async put(rows: readonly SearchRow[]): Promise<void> {
    const { held } = this.vocabulary;
    for (const row of rows) {
      const drink = drinkOf(row, held);
      this.structures.put(row._id, drink.structure);
      this.shelf.put(drink);
    }
    await this.index.put(rows.map((row) => toSearchDocument(row, held)));
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.structures.remove(id);
      this.shelf.remove(id);
    }
    await this.index.remove(ids);
  }

  private async load(): Promise<void> {
    const index = new MemorySearchIndex();
    const structures = new SimilarIndex();
    const shelf = new DrinkShelf();
    const vocabulary = await this.vocabulary.current();
    let taken = 0;
    const rows = this.rows.find(isPublic, fields).sort({ createdAt: 1, _id: 1 }).lean<SearchRow[]>().cursor();
    for await (const row of rows) {
      const recipe = row as unknown as SearchRow;
      await index.put([toSearchDocument(recipe, vocabulary)]);
      const drink = drinkOf(recipe, vocabulary);
      structures.put(recipe._id, drink.structure);
      shelf.put(drink);
      // Requests are answered meanwhile.
      if (++taken % rowsPerTurn === 0) await nextTurn();
    }
    this.index = index;
    this.structures = structures;
    this.shelf = shelf;
  }
}
