import { setImmediate as nextTurn } from 'node:timers/promises';
import { CollectionFollower } from '@barspoon/persistence';
import { Readiness } from '@barspoon/platform';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MemorySearchIndex } from '../search/memory-search-index.ts';
import type { SearchIndex } from '../search/search-index.ts';
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
} as const;

const rowsPerTurn = 200;

/** A counted view changes nothing that can be searched. */
const worthKnowing = [
  {
    $match: {
      $or: [
        { operationType: { $ne: 'update' } },
        { 'updateDescription.updatedFields.revision': { $exists: true } },
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
  private readonly follower: CollectionFollower<RecipeRow>;

  constructor(
    @InjectModel(RecipeRow.name) private readonly rows: Model<RecipeRow>,
    private readonly readiness: Readiness,
  ) {
    this.follower = new CollectionFollower(rows, {
      name: 'The search index',
      where: worthKnowing,
      load: () => this.load(),
      follow: (id, row) => (row ? this.put(row) : this.remove(id)),
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

  /** What this replica has just written need not wait for the stream. */
  put(row: SearchRow): void {
    this.index.put(toSearchDocument(row));
  }

  remove(id: string): void {
    this.index.remove(id);
  }

  private async load(): Promise<void> {
    const index = new MemorySearchIndex();
    let taken = 0;
    const rows = this.rows.find({}, fields).sort({ createdAt: 1, _id: 1 }).lean<SearchRow[]>().cursor();
    for await (const row of rows) {
      index.put(toSearchDocument(row as unknown as SearchRow));
      // Requests are answered meanwhile.
      if (++taken % rowsPerTurn === 0) await nextTurn();
    }
    this.index = index;
  }
}
