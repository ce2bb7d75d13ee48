import { CollectionFollower } from '@barspoon/persistence';
import { Readiness } from '@barspoon/platform';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TrendStateRow } from './trend.schema.ts';
import { TrendsRepository } from './trends.repository.ts';

/** The latest calculation in the memory of this replica, led by the change stream wherever it was made. */
@Injectable()
export class LatestTrends implements OnApplicationBootstrap, OnApplicationShutdown {
  private held: TrendStateRow | null = null;
  private readonly follower: CollectionFollower<TrendStateRow>;

  constructor(
    @InjectModel(TrendStateRow.name) states: Model<TrendStateRow>,
    trends: TrendsRepository,
    private readonly readiness: Readiness,
  ) {
    this.follower = new CollectionFollower(states, {
      name: 'The latest trends',
      load: async () => {
        this.held = await trends.latest();
      },
      follow: (_id, row) => this.take(row),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.readiness.require('trends', async () => this.follower.assertLoaded());
    await this.follower.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.follower.stop();
  }

  /**
   * Null before the first one.
   * @throws UnavailableError before it was read
   */
  get calculation(): TrendStateRow | null {
    this.follower.assertLoaded();
    return this.held;
  }

  /** What this replica has just committed need not wait for the stream. An older one that comes late changes nothing. */
  take(row: TrendStateRow | undefined): void {
    if (row && row.run >= (this.held?.run ?? 0)) this.held = row;
  }
}
