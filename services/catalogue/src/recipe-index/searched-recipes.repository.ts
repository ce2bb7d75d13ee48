import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo } from 'mongoose';
import { RecipeRow } from '../recipes/recipe.schema.ts';
import type { Moment } from '../search/opensearch/followed-places.ts';
import { isPublic, type SearchRow, searchedFields, worthKnowing } from './searched-rows.ts';

/** How many are forwarded together; none waits longer than this for others. */
const atOnce = 200;
const batchMs = 200;
/** How long MongoDB waits for a change before it returns none. */
const waitMs = 100;

type Stream = ReturnType<Model<RecipeRow>['collection']['watch']>;
interface Change {
  documentKey?: { _id: unknown };
  clusterTime?: mongo.Timestamp;
}

/** The changes of recipes since a point in time, as ids. */
export class RecipeChanges {
  /** The time of the last change read; initially where reading started. */
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

  /** Changes since a point in time; from now on without one. */
  static async from(rows: Model<RecipeRow>, moment: Moment | null): Promise<RecipeChanges> {
    const start = moment ?? (await nowOf(rows));
    const startAtOperationTime = new mongo.Timestamp({ t: start.seconds, i: start.operation });
    const options = { startAtOperationTime, maxAwaitTimeMS: waitMs };
    return new RecipeChanges(rows, rows.collection.watch(worthKnowing, options), start);
  }

  /** What has changed since the last call, each once; empty if there is nothing. */
  async next(): Promise<string[]> {
    const ids = new Set<string>();
    const until = performance.now() + batchMs;
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

/** What can be found, as it is stored. */
@Injectable()
export class SearchedRecipes {
  constructor(@InjectModel(RecipeRow.name) private readonly rows: Model<RecipeRow>) {}

  /** Those of these that are public. */
  ofIds(ids: readonly string[]): Promise<SearchRow[]> {
    return this.rows.find({ _id: { $in: ids }, ...isPublic }, searchedFields).lean<SearchRow[]>();
  }

  /** All of them, the oldest first, some at once. */
  async *all(atOnce: number): AsyncGenerator<SearchRow[]> {
    const rows = this.rows.find(isPublic, searchedFields).sort({ createdAt: 1, _id: 1 }).lean<SearchRow[]>();
    let batch: SearchRow[] = [];
    for await (const row of rows.cursor({ batchSize: atOnce })) {
      batch.push(row as unknown as SearchRow);
      if (batch.length < atOnce) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  /** Changes since a point in time; from now on without one. */
  changesFrom(moment: Moment | null): Promise<RecipeChanges> {
    return RecipeChanges.from(this.rows, moment);
  }
}

const momentOf = ({ t, i }: mongo.Timestamp): Moment => ({ seconds: t, operation: i });

async function nowOf(rows: Model<RecipeRow>): Promise<Moment> {
  const answer = await rows.db.db?.command({ ping: 1 });
  if (!answer) throw new Error('not connected');
  return momentOf(answer.operationTime as mongo.Timestamp);
}
