import { setTimeout as sleep } from 'node:timers/promises';
import { UnavailableError } from '@barspoon/platform';
import { Logger } from '@nestjs/common';
import type { Model, mongo, PipelineStage } from 'mongoose';

/** The in-memory state that a collection feeds. */
export interface Follower<R> {
  /** Names it in logs and refusals: "The shelf". */
  name: string;
  /** Which changes are relevant; all if absent. */
  where?: PipelineStage.Match[];
  /** Builds the state from the current collection; called again after the position in the stream is lost. */
  load(): Promise<void>;
  /** The current document, or undefined if it was deleted; one at a time, possibly more than once. */
  follow(id: string, row: R | undefined): void | Promise<void>;
}

type Stream<R> = ReturnType<Model<R>['collection']['watch']>;

const retryMs = 1000;

/**
 * Keeps in-memory state of a replica in step with a collection: built at startup and updated by the change stream, so
 * that every replica follows every change within a second. The old state keeps serving while it is rebuilt.
 */
export class CollectionFollower<R> {
  private readonly log: Logger;
  private stream: Stream<R> | undefined;
  private loaded = false;
  private following = false;
  private stopped = false;
  private whenLoaded: (() => void) | undefined;

  constructor(
    private readonly rows: Model<R>,
    private readonly follower: Follower<R>,
  ) {
    this.log = new Logger(follower.name);
  }

  /** Begins to follow; resolves after the first load. */
  start(): Promise<void> {
    void this.lead();
    return new Promise((resolve) => {
      this.whenLoaded = resolve;
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.whenLoaded?.();
    await this.stream?.close();
  }

  /** @throws UnavailableError before the first load, so that nobody mistakes an empty answer for the truth */
  assertLoaded(): void {
    if (!this.loaded) throw new UnavailableError(this.follower.name);
  }

  /** Whether changes are arriving: not during a load, the first or a later one. */
  get isFollowing(): boolean {
    return this.following;
  }

  private async lead(): Promise<void> {
    while (!this.stopped) {
      try {
        const started = performance.now();
        const startAtOperationTime = await this.operationTime();
        await this.follower.load();
        this.loaded = true;
        this.whenLoaded?.();
        this.log.log(`loaded in ${Math.round(performance.now() - started)} ms`);
        if (this.stopped) return;
        // From before the read, so that no change is missed; some changes that were already read come again.
        this.stream = this.rows.collection.watch(this.follower.where ?? [], {
          fullDocument: 'updateLookup',
          startAtOperationTime,
        });
        this.following = true;
        for await (const change of this.stream) await this.pass(change as Change<R>);
      } catch (error) {
        if (!this.stopped) this.log.warn(`will be reloaded: ${(error as Error).message}`);
      }
      this.following = false;
      if (!this.stopped) await sleep(retryMs);
    }
  }

  private async operationTime(): Promise<mongo.Timestamp> {
    const answer = await this.rows.db.db?.command({ ping: 1 });
    if (!answer) throw new Error('not connected');
    return answer.operationTime as mongo.Timestamp;
  }

  private async pass({ operationType, documentKey, fullDocument }: Change<R>): Promise<void> {
    const id = String(documentKey?._id);
    if (operationType === 'delete') await this.follower.follow(id, undefined);
    // Without a document it was deleted since; that change follows.
    else if (fullDocument) await this.follower.follow(id, fullDocument);
  }
}

interface Change<R> {
  operationType: string;
  documentKey?: { _id: unknown };
  fullDocument?: R | null;
}
