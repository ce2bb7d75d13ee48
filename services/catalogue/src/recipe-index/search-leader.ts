import { setTimeout as sleep } from 'node:timers/promises';
import { type Lease, Leases } from '@barspoon/messaging';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import type { Moment } from '../search/opensearch/followed-places.ts';
import { searchTimeoutMs } from '../search/opensearch/requests.ts';
import { SEARCH_CLUSTER, type SearchCluster } from '../search/opensearch/search-cluster.ts';
import { toSearchDocument } from './search-document.ts';
import { type RecipeChanges, SearchedRecipes } from './searched-recipes.repository.ts';

const retryMs = 1000;
const rowsAtOnce = 500;
/** Checking the lease takes a round trip to the database. */
const leaseEveryMs = 1000;
const placeEveryMs = 5000;
/**
 * A replica indexes what it has written, possibly late, after a newer change. Changes are therefore read again when no
 * request can be in transit anymore.
 */
const secondLookMs = 15_000;
/** MongoDB no longer has the changes since that position. */
const historyLost = 286;

/** An index that is being filled. */
interface Filling {
  index: string;
  /** What was deleted meanwhile and may have been read before that. */
  removed: Set<string>;
}

/** One term as leader. */
class Leadership {
  goesOn = true;
  filling: Filling | null = null;
  index: string | null = null;
  failure: unknown;
  private waiting: { until: Moment; resolve: () => void }[] = [];

  /** Resolves when every change up to a point has been forwarded, regardless of later ones. */
  caughtUp(until: Moment): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push({ until, resolve });
    });
  }

  /** @returns the function to call when nothing is left to be read */
  waitingNow(): () => void {
    const here = [...this.waiting];
    return () => this.end((one) => here.includes(one));
  }

  /** Called when every earlier change has been forwarded. */
  passedOn({ seconds, operation }: Moment): void {
    this.end(
      ({ until }) => until.seconds < seconds || (until.seconds === seconds && until.operation < operation),
    );
  }

  private end(isOver: (waiting: { until: Moment; resolve: () => void }) => boolean): void {
    const over = this.waiting.filter(isOver);
    this.waiting = this.waiting.filter((one) => !over.includes(one));
    for (const { resolve } of over) resolve();
  }
}

/**
 * Keeps the index in OpenSearch in step with the stored recipes: one replica at a time forwards their changes and continues
 * where the previous one stopped. If there is no index, or its position in the changes is lost, a new one is filled from the database next to the one that is searched, while changes go to both, and replaces it in one step.
 */
@Injectable()
export class SearchLeader implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('The shared search index');
  private readonly stopping = new AbortController();
  private readonly lease: Lease | undefined;
  private finished: Promise<void> | undefined;

  constructor(
    private readonly recipes: SearchedRecipes,
    @Inject(SEARCH_CLUSTER) private readonly cluster: SearchCluster | null,
    private readonly vocabulary: VocabularyHolder,
    leases: Leases,
  ) {
    if (cluster) this.lease = leases.of(cluster.name);
  }

  onApplicationBootstrap(): void {
    if (this.cluster && this.lease) this.finished = this.run(this.cluster, this.lease);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.finished;
    await this.lease?.release().catch(() => undefined);
    await this.cluster?.close();
  }

  private get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  private async run(cluster: SearchCluster, lease: Lease): Promise<void> {
    while (!this.isStopped) {
      try {
        if (await lease.hold()) await this.lead(cluster, lease);
      } catch (error) {
        if (!this.isStopped) this.log.warn(`it is followed again: ${(error as Error).message}`);
        if ((error as { code?: unknown }).code === historyLost)
          await cluster.places.forget().catch(() => undefined);
      }
      await sleep(retryMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private async lead(cluster: SearchCluster, lease: Lease): Promise<void> {
    const leadership = new Leadership();
    leadership.index = await cluster.builds.current();
    const place = leadership.index === null ? null : await cluster.places.of(leadership.index);
    if (place) await cluster.builds.clearAway();
    const changes = await this.recipes.changesFrom(place);
    const building = place ? undefined : this.build(cluster, leadership, changes);
    try {
      await this.follow({ cluster, lease, leadership, changes });
    } finally {
      leadership.goesOn = false;
      await changes.close();
      await building;
    }
  }

  private async follow(given: {
    cluster: SearchCluster;
    lease: Lease;
    leadership: Leadership;
    changes: RecipeChanges;
  }) {
    const { cluster, lease, leadership, changes } = given;
    const again: { ids: string[]; at: number; moment: Moment }[] = [];
    let followed: Moment | undefined;
    const { token } = lease;
    let heldAt = performance.now();
    let placedAt = performance.now();
    while (!this.isStopped) {
      if (leadership.failure) throw leadership.failure;
      const now = performance.now();
      if (now - heldAt > leaseEveryMs) {
        // Another replica may have led in between.
        if (!(await lease.hold()) || lease.token !== token) return;
        heldAt = now;
      }
      const caughtUp = leadership.waitingNow();
      const isDue = now - placedAt > placeEveryMs;
      const upTo = isDue ? await changes.now() : undefined;
      const ids = await changes.next();
      if (ids.length > 0) {
        await this.passOn(cluster, leadership, ids);
        leadership.passedOn(changes.last);
        again.push({ ids, at: now + secondLookMs, moment: changes.last });
      } else caughtUp();
      for (let first = again[0]; first && first.at < now; first = again[0]) {
        await this.passOn(cluster, leadership, first.ids);
        followed = first.moment;
        again.shift();
      }
      if (!isDue) continue;
      placedAt = now;
      if (again.length === 0 && ids.length === 0) followed = upTo;
      if (leadership.index === null) continue;
      if ((await cluster.builds.current()) !== leadership.index) throw new Error('the index was taken away');
      if (followed && !(await cluster.places.move(leadership.index, followed)))
        throw new Error('it has to be rebuilt');
    }
  }

  /** Recipes as they are now. */
  private async passOn(
    cluster: SearchCluster,
    leadership: Leadership,
    ids: readonly string[],
  ): Promise<void> {
    const found = await this.recipes.ofIds(ids);
    const vocabulary = await this.vocabulary.current();
    const here = new Set(found.map(({ _id }) => _id));
    const gone = ids.filter((id) => !here.has(id));
    for (const id of gone) leadership.filling?.removed.add(id);
    for (const id of here) leadership.filling?.removed.delete(id);
    await cluster.index.put(found.map((row) => toSearchDocument(row, vocabulary)));
    await cluster.index.remove(gone);
  }

  private async build(cluster: SearchCluster, leadership: Leadership, changes: RecipeChanges): Promise<void> {
    try {
      const started = performance.now();
      const index = await cluster.builds.begin();
      const filling = { index, removed: new Set<string>() };
      leadership.filling = filling;
      const vocabulary = await this.vocabulary.current();
      let count = 0;
      for await (const rows of this.recipes.all(rowsAtOnce)) {
        if (!leadership.goesOn) return;
        const documents = rows.map((row) => toSearchDocument(row, vocabulary));
        await cluster.builds.fill(index, documents);
        count += rows.length;
      }
      const caughtUp = leadership.caughtUp(await changes.now());
      while (leadership.goesOn && !(await Promise.race([caughtUp.then(() => true), sleep(retryMs, false)])));
      if (!leadership.goesOn) return;
      await cluster.builds.remove(index, [...filling.removed]);
      await cluster.builds.finish(index);
      await cluster.places.begin(index, changes.start);
      leadership.index = index;
      leadership.filling = null;
      this.log.log(`built with ${count} recipes in ${Math.round(performance.now() - started)} ms`);
      const { signal } = this.stopping;
      await sleep(searchTimeoutMs, undefined, { signal }).catch(() => undefined);
      if (leadership.goesOn) await cluster.builds.clearAway();
    } catch (error) {
      leadership.failure = error;
    }
  }
}
