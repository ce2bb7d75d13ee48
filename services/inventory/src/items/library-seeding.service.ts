import type { LibraryBarItem, SeedReport } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { contentOfLibrary, differsFromLibrary, newItem } from './item.ts';
import { ItemRemovalsRepository } from './item-removals.repository.ts';
import { ItemsRepository } from './items.repository.ts';
import { ShelfIndex } from './shelf-index.ts';

/** Brings library items in: idempotent by slug and content, and never over what an admin changed or deleted. */
@Injectable()
export class LibrarySeedingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: ItemsRepository,
    private readonly removals: ItemRemovalsRepository,
    private readonly catalogue: ShelfIndex,
    private readonly clock: Clock,
  ) {}

  async seed(batch: readonly LibraryBarItem[]): Promise<SeedReport> {
    const slugs = batch.map(({ slug }) => slug);
    const { inserted, updated } = await this.transactions.run(async () => {
      const known = new Map((await this.items.findBySlugs(slugs)).map((row) => [row.slug, row]));
      const deleted = new Set(await this.removals.slugsAmong(slugs));
      const fresh = [];
      const changed = [];
      for (const item of batch) {
        const content = contentOfLibrary(item);
        const row = known.get(item.slug);
        if (!row && !deleted.has(item.slug))
          fresh.push(newItem(content, { slug: item.slug, createdAt: this.clock.now() }));
        else if (row && !row.editedHere && differsFromLibrary(row, content))
          changed.push(await this.items.revise(row._id, { ...content, image: row.image }));
      }
      await this.items.insert(fresh);
      return { inserted: fresh, updated: changed.filter((row) => row !== null) };
    });
    for (const row of [...inserted, ...updated]) this.catalogue.put(row);
    return {
      inserted: inserted.length,
      updated: updated.length,
      kept: batch.length - inserted.length - updated.length,
    };
  }
}
