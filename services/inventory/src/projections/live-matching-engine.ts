import { setImmediate as nextTurn } from 'node:timers/promises';
import { compileVocabulary, type Vocabulary } from '@barspoon/mixology';
import { CollectionFollower } from '@barspoon/persistence';
import { Readiness } from '@barspoon/platform';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarCache } from '../matching/bar-cache.ts';
import { MatchingEngine } from '../matching/matching-engine.ts';
import { RecipeFactRow } from './recipe-fact.schema.ts';
import { VocabularyProjection } from './vocabulary-projection.ts';

const rowsPerTurn = 200;
const heldBytes = 64 * 1024 * 1024;

interface Held {
  engine: MatchingEngine;
  bars: BarCache;
}
const heldOf = (engine: MatchingEngine): Held => ({ engine, bars: new BarCache(engine, heldBytes) });

/** This replica's matching engine: built from the kept recipe facts and led by their changes. */
@Injectable()
export class LiveMatchingEngine implements OnApplicationBootstrap, OnApplicationShutdown {
  private words: Vocabulary = compileVocabulary([]);
  private held = heldOf(new MatchingEngine(this.words));
  private readonly follower: CollectionFollower<RecipeFactRow>;

  constructor(
    @InjectModel(RecipeFactRow.name) private readonly rows: Model<RecipeFactRow>,
    private readonly readiness: Readiness,
    vocabulary: VocabularyProjection,
  ) {
    this.follower = new CollectionFollower(rows, {
      name: 'The matching engine',
      load: () => this.load(),
      follow: (id, row) => this.follow(id, row),
    });
    vocabulary.onChange((words) => {
      this.words = words;
      this.held.engine.useVocabulary(words);
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.readiness.require('matching engine', async () => this.follower.assertLoaded());
    await this.follower.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.follower.stop();
  }

  /**
   * The engine, and the bars matched by it.
   * @throws UnavailableError while it is still being built
   */
  get current(): Held {
    this.follower.assertLoaded();
    return this.held;
  }

  private async load(): Promise<void> {
    const { words } = this;
    const engine = new MatchingEngine(words);
    let taken = 0;
    for await (const row of this.rows
      .find({ fact: { $ne: null } })
      .lean()
      .cursor()) {
      if (row.fact) engine.put(row.fact);
      if (++taken % rowsPerTurn === 0) await nextTurn();
    }
    if (words !== this.words) engine.useVocabulary(this.words);
    engine.settle();
    this.held = heldOf(engine);
  }

  private follow(id: string, row: RecipeFactRow | undefined): void {
    if (row?.fact) this.held.engine.put(row.fact);
    else this.held.engine.remove(id);
  }
}
