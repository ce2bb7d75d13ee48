import type { Client } from '@opensearch-project/opensearch';
import type { SearchDocument } from '../search-index.ts';
import { mappings, settingsOf } from './mapping.ts';
import { type IndexNames, ownAlias } from './names.ts';
import { answerOf, writeTimeoutMs } from './requests.ts';
import { WrittenIndices } from './written-indices.ts';

/** Refreshing a filled index may take some time. */
const finishTimeoutMs = 120_000;

export interface IndexOptions {
  /** The number of shards of an index. */
  shards: number;
  /** How long a change waits at most until it can be found; the request is answered then. */
  refreshMs: number;
}

/** Builds new indices next to the one that is searched, and replaces it. One replica does this at a time. */
export class IndexBuilds {
  private readonly written: WrittenIndices;

  private readonly client: Client;
  private readonly names: IndexNames;
  private readonly options: IndexOptions;

  constructor(client: Client, names: IndexNames, options: IndexOptions) {
    this.client = client;
    this.names = names;
    this.options = options;
    this.written = new WrittenIndices(client, names);
  }

  /** The index that is searched, null before the first. */
  async current(timeoutMs = writeTimeoutMs): Promise<string | null> {
    return (await this.under(this.names.searched, timeoutMs))[0] ?? null;
  }

  /** An empty index that receives every change from now on. */
  async begin(): Promise<string> {
    await this.clearAway();
    const index = this.names.next();
    const aliases = { [this.names.written]: {}, [ownAlias(index)]: {} };
    const body = { settings: settingsOf(this.options.shards), mappings, aliases } as object;
    await this.admin((options) => this.client.indices.create({ index, body }, options));
    return index;
  }

  /** What arrived since `begin` is newer and stays. */
  async fill(index: string, documents: readonly SearchDocument[]): Promise<void> {
    const writes = documents.map((put) => ({ put }));
    await this.written.writeTo(index, writes, { how: 'create', refresh: false });
  }

  async remove(index: string, ids: readonly string[]): Promise<void> {
    const writes = ids.map((remove) => ({ remove }));
    await this.written.writeTo(index, writes, { how: 'index', refresh: false });
  }

  /** Removes indices that are written to but not searched: replaced ones, and those whose fill was interrupted. */
  async clearAway(): Promise<void> {
    const current = await this.current();
    const index = (await this.under(this.names.written)).filter((one) => one !== current);
    if (index.length > 0) await this.admin((options) => this.client.indices.delete({ index }, options));
  }

  /**
   * Switches searches to this index in one step. The previous one must be deleted once no search can be using it. Changes
   * go to the new one before its content becomes visible, so that changes in transit refresh it themselves.
   */
  async finish(index: string): Promise<void> {
    const { searched, coming } = this.names;
    const settings = { index: { refresh_interval: `${this.options.refreshMs}ms` } };
    await this.admin((options) => this.client.indices.putSettings({ index, body: settings }, options));
    await this.admin((options) => this.client.indices.putAlias({ index, name: coming }, options));
    await this.admin((options) =>
      this.client.indices.refresh({ index }, { ...options, requestTimeout: finishTimeoutMs }),
    );
    const replaced = await this.under(searched);
    const actions = [
      { add: { index, alias: searched } },
      { remove: { index, alias: coming } },
      ...replaced.map((index) => ({ remove: { index, alias: searched } })),
    ];
    await this.admin((options) => this.client.indices.updateAliases({ body: { actions } }, options));
  }

  private async under(alias: string, requestTimeout = writeTimeoutMs): Promise<string[]> {
    const options = { ignore: [404], requestTimeout };
    const body = await answerOf(
      this.client.indices.getAlias({ name: alias }, options) as unknown as Promise<{
        body: Record<string, unknown>;
      }>,
    );
    return Object.entries(body).flatMap(([index, one]) =>
      typeof one === 'object' && one !== null && 'aliases' in one ? [index] : [],
    );
  }

  private async admin<T>(ask: (options: { requestTimeout: number }) => Promise<{ body: T }>): Promise<T> {
    return answerOf(ask({ requestTimeout: writeTimeoutMs }));
  }
}
