import { UnavailableError } from '@barspoon/platform';
import { Client } from '@opensearch-project/opensearch';
import type { CatalogueConfig } from '../../config.ts';
import { FollowedPlaces } from './followed-places.ts';
import { IndexBuilds } from './index-builds.ts';
import { namesFor } from './names.ts';
import { OpenSearchIndex } from './open-search-index.ts';

export const SEARCH_CLUSTER = Symbol('the OpenSearch that holds the search index, or null');

/** A change is answered once it can be found, so it takes this long at most on top. */
const refreshMs = 100;
/** Readiness waits two seconds for all of its checks. */
const probeTimeoutMs = 1500;

/** The OpenSearch that all replicas share. */
export class SearchCluster {
  readonly index: OpenSearchIndex;
  readonly builds: IndexBuilds;
  readonly places: FollowedPlaces;
  /** Names what only one replica does at a time. */
  readonly name: string;
  private readonly client: Client;
  private wasBuilt = false;

  constructor(addresses: string, { prefix, shards }: { prefix: string; shards: number }) {
    // The caller fails early and can retry; there are no hidden retries.
    this.client = new Client({ nodes: addresses.split(','), maxRetries: 0 });
    const names = namesFor(prefix);
    this.name = names.searched;
    this.index = new OpenSearchIndex(this.client, names);
    this.builds = new IndexBuilds(this.client, names, { shards, refreshMs });
    this.places = new FollowedPlaces(this.client, names);
  }

  /**
   * It answers, and has an index to search.
   * @throws UnavailableError
   */
  async assertAnswers(): Promise<void> {
    if ((await this.builds.current(probeTimeoutMs)) === null) throw new UnavailableError('The search index');
  }

  /**
   * A replica takes work once there is an index to search. One that starts while OpenSearch is down does take work:
   * all the rest of it does without.
   * @throws UnavailableError
   */
  async assertBuilt(): Promise<void> {
    if (this.wasBuilt) return;
    const current = await this.builds.current(probeTimeoutMs).catch(() => undefined);
    if (current === null) throw new UnavailableError('The search index');
    this.wasBuilt = current !== undefined;
  }

  async close(): Promise<void> {
    await this.client.close();
  }
}

type Config = Pick<CatalogueConfig, 'SEARCH_URL' | 'SEARCH_SHARDS' | 'MONGODB_PREFIX'>;

export const searchClusterOf = (config: Config): SearchCluster | null =>
  config.SEARCH_URL
    ? new SearchCluster(config.SEARCH_URL, { prefix: config.MONGODB_PREFIX, shards: config.SEARCH_SHARDS })
    : null;
