import type { LibraryIngredient } from '@barspoon/contracts';
import { compileVocabulary, type Vocabulary } from '@barspoon/mixology';
import { CollectionFollower } from '@barspoon/persistence';
import { Readiness } from '@barspoon/platform';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { VocabularyRepository } from './vocabulary.repository.ts';
import { VocabularyRow } from './vocabulary.schema.ts';

/** The compiled vocabulary of this replica, recompiled when the stored one has changed. */
@Injectable()
export class VocabularyProjection implements OnApplicationBootstrap, OnApplicationShutdown {
  private compiled: Vocabulary<LibraryIngredient> = compileVocabulary([]);
  private readonly listeners: ((vocabulary: Vocabulary<LibraryIngredient>) => void)[] = [];
  private readonly follower: CollectionFollower<VocabularyRow>;

  constructor(
    @InjectModel(VocabularyRow.name) state: Model<VocabularyRow>,
    private readonly kept: VocabularyRepository,
    private readonly readiness: Readiness,
  ) {
    this.follower = new CollectionFollower(state, {
      name: 'The vocabulary',
      load: () => this.compile(),
      follow: () => this.compile(),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.readiness.require('vocabulary', async () => this.follower.assertLoaded());
    await this.follower.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.follower.stop();
  }

  /**
   * Without nodes until the catalogue has been asked for the first time.
   * @throws UnavailableError before the kept one was read
   */
  get vocabulary(): Vocabulary<LibraryIngredient> {
    this.follower.assertLoaded();
    return this.compiled;
  }

  /** Calls `listener` whenever there is another vocabulary. */
  onChange(listener: (vocabulary: Vocabulary<LibraryIngredient>) => void): void {
    this.listeners.push(listener);
  }

  private async compile(): Promise<void> {
    this.compiled = compileVocabulary(await this.kept.all());
    for (const listener of this.listeners) listener(this.compiled);
  }
}
