import { CollectionFollower } from '@barspoon/persistence';
import { Readiness } from '@barspoon/platform';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarItemRow } from './item.schema.ts';
import { Shelf } from './shelf.ts';

const ofTheCatalogue = [{ $match: { $or: [{ operationType: 'delete' }, { 'fullDocument.userId': null }] } }];

/**
 * This replica's shelf of the catalogue's items. Members' own items stay in MongoDB: they are read by one member
 * each, and there is no end to them.
 */
@Injectable()
export class ShelfIndex implements OnApplicationBootstrap, OnApplicationShutdown {
  private held = new Shelf();
  private readonly follower: CollectionFollower<BarItemRow>;

  constructor(
    @InjectModel(BarItemRow.name) private readonly rows: Model<BarItemRow>,
    private readonly readiness: Readiness,
  ) {
    this.follower = new CollectionFollower(rows, {
      name: 'The shelf',
      where: ofTheCatalogue,
      load: () => this.load(),
      follow: (id, row) => (row ? this.held.put(row) : this.held.remove(id)),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.readiness.require('shelf', async () => this.follower.assertLoaded());
    await this.follower.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.follower.stop();
  }

  /** @throws UnavailableError while it is still being filled */
  get shelf(): Shelf {
    this.follower.assertLoaded();
    return this.held;
  }

  /** What this replica has just written need not wait for the stream. */
  put(row: BarItemRow): void {
    if (row.userId === null) this.held.put(row);
  }

  remove(id: string): void {
    this.held.remove(id);
  }

  private async load(): Promise<void> {
    const shelf = new Shelf(this.held.version + 1);
    const rows = this.rows.find({ userId: null }).sort({ nameKey: 1, _id: 1 }).lean();
    for await (const row of rows.cursor()) shelf.put(row);
    this.held = shelf;
  }
}
