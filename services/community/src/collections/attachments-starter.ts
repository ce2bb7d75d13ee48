import { setTimeout as sleep } from 'node:timers/promises';
import { catalogueInternalRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AttachedRecipesRepository } from '../recipes/attached-recipes.repository.ts';
import { AttachedCollectionsRepository } from './attached-collections.repository.ts';
import { AttachedCollectionsService } from './attached-collections.service.ts';

const retryMs = 2000;
const pageSize = 500;

interface FactPage<F> {
  items: readonly F[];
  nextCursor: string | null;
}

/**
 * Asks the catalogue once for its recipes and public collections where none are kept yet, as soon as it answers;
 * events tell the rest.
 */
@Injectable()
export class AttachmentsStarter implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(AttachmentsStarter.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly caller: Caller,
    private readonly recipes: AttachedRecipesRepository,
    private readonly collections: AttachedCollectionsRepository,
    private readonly collecting: AttachedCollectionsService,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        if (await this.recipes.isEmpty()) await this.fetchRecipes();
        if (await this.collections.isEmpty()) await this.fetchCollections();
        return;
      } catch (error) {
        this.log.warn(`asking the catalogue: ${(error as Error).message}`);
        await sleep(retryMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
  }

  private fetchRecipes(): Promise<void> {
    return this.each(
      (query) => this.caller.call(catalogueInternalRoutes.recipeFacts, { query }),
      (fact) => this.recipes.keep(fact),
    );
  }

  private fetchCollections(): Promise<void> {
    return this.each(
      (query) => this.caller.call(catalogueInternalRoutes.collectionFacts, { query }),
      (fact) => this.collecting.follow(fact),
    );
  }

  private async each<F>(
    page: (query: { limit: number; cursor: string | undefined }) => Promise<FactPage<F>>,
    keep: (fact: F) => Promise<void>,
  ): Promise<void> {
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await page({ limit: pageSize, cursor });
      for (const fact of items) await keep(fact);
      cursor = nextCursor ?? undefined;
    } while (cursor && !this.stopping.signal.aborted);
  }
}
