import { setTimeout as sleep } from 'node:timers/promises';
import { Readiness } from '@barspoon/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
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

type Changes = ReturnType<Model<RecipeRow>['collection']['watch']>;

/**
 * This replica's search index: built from the stored recipes at the start and led by their change stream, so that
 * every replica follows every change within a second. When the stream's place is lost it is built anew, while the old
 * one goes on answering.
 */
@Injectable()
export class RecipeIndex implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(RecipeIndex.name);
  private index: SearchIndex = new MemorySearchIndex();
  private changes: Changes | undefined;
  private isBuilt = false;
  private stopped = false;

  constructor(
    @InjectModel(RecipeRow.name) private readonly rows: Model<RecipeRow>,
    private readonly readiness: Readiness,
  ) {}

  get search(): SearchIndex {
    return this.index;
  }

  async onApplicationBootstrap(): Promise<void> {
    this.readiness.require('search index', async () => {
      if (!this.isBuilt) throw new Error('still being built');
    });
    void this.lead();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.changes?.close();
  }

  /** What this replica has just written need not wait for the stream. */
  put(row: SearchRow): void {
    this.index.put(toSearchDocument(row));
  }

  remove(id: string): void {
    this.index.remove(id);
  }

  private async lead(): Promise<void> {
    while (!this.stopped) {
      try {
        // Listens before it reads, so that nothing falls in between.
        const changes = this.rows.collection.watch(worthKnowing, { fullDocument: 'updateLookup' });
        this.changes = changes;
        await changes.tryNext();
        await this.build();
        for await (const change of changes) this.follow(change);
      } catch (error) {
        if (this.stopped) return;
        this.log.warn(`search index is built anew: ${(error as Error).message}`);
        await sleep(1000);
      }
    }
  }

  private async build(): Promise<void> {
    const started = performance.now();
    const index = new MemorySearchIndex();
    let taken = 0;
    for await (const row of this.rows
      .find({}, fields)
      .sort({ createdAt: 1, _id: 1 })
      .lean<SearchRow[]>()
      .cursor()) {
      index.put(toSearchDocument(row as unknown as SearchRow));
      // Requests are answered meanwhile.
      if (++taken % 200 === 0) await sleep(0);
    }
    this.index = index;
    this.isBuilt = true;
    this.log.log(`${index.size} recipes indexed in ${Math.round(performance.now() - started)} ms`);
  }

  private follow(change: {
    operationType: string;
    documentKey?: { _id: unknown };
    fullDocument?: unknown;
  }): void {
    const row = change.fullDocument as RecipeRow | undefined;
    if (row) this.put(row);
    else if (change.operationType === 'delete') this.remove(String(change.documentKey?._id));
  }
}
