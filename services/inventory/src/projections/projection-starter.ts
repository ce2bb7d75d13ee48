import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RecipeFactsService } from './recipe-facts.service.ts';
import { VocabularyService } from './vocabulary.service.ts';

const retryMs = 2000;

/** Asks the catalogue once for what is not kept yet, as soon as it answers; events tell the rest. */
@Injectable()
export class ProjectionStarter implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(ProjectionStarter.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly vocabulary: VocabularyService,
    private readonly recipes: RecipeFactsService,
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
        await this.vocabulary.catchUp();
        await this.recipes.buildWhenEmpty();
        return;
      } catch (error) {
        this.log.warn(`asking the catalogue: ${(error as Error).message}`);
        await sleep(retryMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
  }
}
