import { setTimeout as sleep } from 'node:timers/promises';
import { catalogueInternalRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AttachedRecipesRepository } from './attached-recipes.repository.ts';

const retryMs = 2000;
const pageSize = 500;

/** Asks the catalogue once for its recipes where none are kept yet, as soon as it answers; events tell the rest. */
@Injectable()
export class AttachedRecipesStarter implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(AttachedRecipesStarter.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly caller: Caller,
    private readonly recipes: AttachedRecipesRepository,
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
        if (await this.recipes.isEmpty()) await this.fetchAll();
        return;
      } catch (error) {
        this.log.warn(`asking the catalogue: ${(error as Error).message}`);
        await sleep(retryMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
  }

  private async fetchAll(): Promise<void> {
    let cursor: string | undefined;
    do {
      const page = await this.caller.call(catalogueInternalRoutes.recipeFacts, {
        query: { limit: pageSize, cursor },
      });
      for (const fact of page.items) await this.recipes.keep(fact);
      cursor = page.nextCursor ?? undefined;
    } while (cursor && !this.stopping.signal.aborted);
  }
}
