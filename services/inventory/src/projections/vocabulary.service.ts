import { catalogueInternalRoutes, type LibraryIngredient } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { VocabularyRepository } from './vocabulary.repository.ts';

/** With their texts these are a quarter of what one message may hold. */
const pageSize = 200;

/** Keeps a copy of the catalogue's ingredient vocabulary. */
@Injectable()
export class VocabularyService {
  constructor(
    private readonly transactions: Transactions,
    private readonly caller: Caller,
    private readonly kept: VocabularyRepository,
  ) {}

  /**
   * Fetches the vocabulary when the kept one is older than `revision`. Seeding raises the revision many times in a
   * row; what is fetched for the first is mostly new enough for the rest.
   */
  async reach(revision: number): Promise<void> {
    if (((await this.kept.revision()) ?? -1) < revision) await this.fetch();
  }

  /** Fetches the vocabulary whatever is kept. @returns how many nodes it has */
  async fetch(): Promise<number> {
    const { nodes, revision } = await this.read();
    await this.transactions.run(() => this.kept.replace(nodes, revision));
    return nodes.length;
  }

  /** Fetches it when there is none, or when an event about a newer one was lost. */
  async catchUp(): Promise<void> {
    const { revision } = await this.page(undefined, 1);
    await this.reach(revision);
  }

  private async read() {
    const nodes: LibraryIngredient[] = [];
    let revision = Number.POSITIVE_INFINITY;
    let cursor: string | undefined;
    do {
      const page = await this.page(cursor, pageSize);
      nodes.push(...page.items);
      // Should it change between two pages, the older revision makes the event of the newer one fetch it again.
      revision = Math.min(revision, page.revision);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return { nodes, revision };
  }

  private page(cursor: string | undefined, limit: number) {
    return this.caller.call(catalogueInternalRoutes.vocabulary, { query: { limit, cursor } });
  }
}
