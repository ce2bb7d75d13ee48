import { setImmediate as nextTurn } from 'node:timers/promises';
import { CollectionFollower } from '@barspoon/persistence';
import { Readiness } from '@barspoon/platform';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OpenPostings } from './open-postings.ts';
import { PostingRow } from './posting.schema.ts';

const fields = {
  words: 1,
  createdAt: 1,
  workLocation: 1,
  jobType: 1,
  experienceLevel: 1,
  isActive: 1,
  revision: 1,
} as const;
type Indexed = Pick<PostingRow, '_id' | keyof typeof fields>;

const rowsPerTurn = 200;

/** An application holds its posting and changes nothing else of it. */
const worthKnowing = [
  {
    $match: {
      $or: [
        { operationType: { $ne: 'update' } },
        { 'updateDescription.updatedFields.updatedAt': { $exists: true } },
      ],
    },
  },
];

/**
 * This replica's open postings: built from the stored ones at the start and led by their changes, so that every replica
 * follows every change within a second. When the place in the stream is lost they are rebuilt, while the old ones keep
 * on answering.
 */
@Injectable()
export class PostingIndex implements OnApplicationBootstrap, OnApplicationShutdown {
  private held = new OpenPostings();
  /**
   * The newest revision that was taken of each posting that changed since the start: what another replica has written
   * may be heard of before what this one wrote earlier is taken.
   */
  private readonly revisions = new Map<string, number>();
  private readonly follower: CollectionFollower<PostingRow>;

  constructor(
    @InjectModel(PostingRow.name) private readonly rows: Model<PostingRow>,
    private readonly readiness: Readiness,
  ) {
    this.follower = new CollectionFollower(rows, {
      name: 'The job board',
      where: worthKnowing,
      load: () => this.load(),
      follow: (id, row) => (row ? this.take(row) : this.remove(id)),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.readiness.require('job board', async () => this.follower.assertLoaded());
    await this.follower.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.follower.stop();
  }

  /** @throws UnavailableError while they are read for the first time */
  get open(): OpenPostings {
    this.follower.assertLoaded();
    return this.held;
  }

  /** What this replica has just written need not wait for the stream. */
  take(row: Indexed): void {
    if ((this.revisions.get(row._id) ?? 0) > row.revision) return;
    this.revisions.set(row._id, row.revision);
    if (row.isActive) this.held.put(row);
    else this.held.remove(row._id);
  }

  remove(id: string): void {
    this.revisions.set(id, Number.POSITIVE_INFINITY);
    this.held.remove(id);
  }

  private async load(): Promise<void> {
    const open = new OpenPostings();
    let taken = 0;
    const rows = this.rows.find({ isActive: true }, fields).sort({ createdAt: 1, _id: 1 }).lean<Indexed[]>();
    for await (const row of rows.cursor({ batchSize: 1000 })) {
      open.put(row as unknown as Indexed);
      // Requests are answered in the meantime.
      if (++taken % rowsPerTurn === 0) await nextTurn();
    }
    this.held = open;
  }
}
