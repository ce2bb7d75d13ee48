import { type Model, mongo } from 'mongoose';
import type { Moment } from '../search/opensearch/followed-places.ts';
import type { RecipeRow } from './recipe.schema.ts';
import { worthKnowing } from './searched-rows.ts';

/** So many are passed on together, and none waits longer for others. */
const atOnce = 200;
const togetherMs = 200;
/** How long MongoDB waits for a change before it says that there is none. */
const waitMs = 100;

type Stream = ReturnType<Model<RecipeRow>['collection']['watch']>;
interface Change {
  documentKey?: { _id: unknown };
  clusterTime?: mongo.Timestamp;
}

/** The changes of recipes from a moment on, as ids. */
export class RecipeChanges {
  /** Of the change that was read last; at first where reading began. */
  last: Moment;
  readonly start: Moment;

  private constructor(
    private readonly rows: Model<RecipeRow>,
    private readonly stream: Stream,
    start: Moment,
  ) {
    this.start = start;
    this.last = start;
  }

  /** Those from a moment on, from now on where there is none. */
  static async from(rows: Model<RecipeRow>, moment: Moment | null): Promise<RecipeChanges> {
    const start = moment ?? (await nowOf(rows));
    const startAtOperationTime = new mongo.Timestamp({ t: start.seconds, i: start.operation });
    const options = { startAtOperationTime, maxAwaitTimeMS: waitMs };
    return new RecipeChanges(rows, rows.collection.watch(worthKnowing, options), start);
  }

  /** What has changed since the last time, each once; none when there is nothing left. */
  async next(): Promise<string[]> {
    const ids = new Set<string>();
    const until = performance.now() + togetherMs;
    while (ids.size < atOnce && performance.now() < until) {
      const change = (await this.stream.tryNext()) as Change | null;
      if (!change) break;
      if (change.documentKey) ids.add(String(change.documentKey._id));
      if (change.clusterTime) this.last = momentOf(change.clusterTime);
    }
    return [...ids];
  }

  now(): Promise<Moment> {
    return nowOf(this.rows);
  }

  async close(): Promise<void> {
    await this.stream.close();
  }
}

const momentOf = ({ t, i }: mongo.Timestamp): Moment => ({ seconds: t, operation: i });

async function nowOf(rows: Model<RecipeRow>): Promise<Moment> {
  const answer = await rows.db.db?.command({ ping: 1 });
  if (!answer) throw new Error('not connected');
  return momentOf(answer.operationTime as mongo.Timestamp);
}
