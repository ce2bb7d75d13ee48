import { UnavailableError } from '@barspoon/platform/errors';
import type { Client } from '@opensearch-project/opensearch';
import type { SearchDocument } from '../search-index.ts';
import { indexedRecipe } from './indexed-recipe.ts';
import { type IndexNames, ownAlias } from './names.ts';
import { answerOf, writeTimeoutMs } from './requests.ts';

/** Requests stay well below what OpenSearch takes at once. */
const perRequest = 500;

export type Write = { put: SearchDocument } | { remove: string };
interface Item {
  status: number;
  error?: { type: string; reason?: string };
}
interface Target {
  index: string;
  /** Searched, or about to be: whoever writes to it waits until that can be found. */
  isSearched: boolean;
}
interface Options {
  /** `create` leaves what is there as it is. */
  how: 'index' | 'create';
  refresh: 'wait_for' | false;
}

/** The indices changes go to: the one that is searched, and while one is being filled, that one too. */
export class WrittenIndices {
  private readonly client: Client;
  private readonly names: IndexNames;

  constructor(client: Client, names: IndexNames) {
    this.client = client;
    this.names = names;
  }

  put(documents: readonly SearchDocument[]): Promise<void> {
    return this.write(documents.map((put) => ({ put })));
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.write(ids.map((remove) => ({ remove })));
  }

  /** In this order, and so that the next search sees it. */
  async write(writes: readonly Write[]): Promise<void> {
    if (writes.length === 0) return;
    const targets = await this.targets();
    await Promise.all(
      targets.map(({ index, isSearched }) =>
        this.writeTo(index, writes, { how: 'index', refresh: isSearched ? 'wait_for' : false }),
      ),
    );
    const filling = targets.filter(({ isSearched }) => !isSearched);
    if (filling.length > 0) await this.showIn(filling.map(({ index }) => index));
  }

  /** One that was being filled may have come to be searched while it was written to. */
  private async showIn(filled: readonly string[]): Promise<void> {
    const targets = await this.targets();
    const shown = targets.filter(({ index, isSearched }) => isSearched && filled.includes(index));
    if (shown.length === 0) return;
    const index = shown.map(({ index }) => ownAlias(index));
    const options = { ignore: [404], requestTimeout: writeTimeoutMs };
    await answerOf(this.client.indices.refresh({ index }, options));
  }

  async writeTo(index: string, writes: readonly Write[], { how, refresh }: Options): Promise<void> {
    for (let at = 0; at < writes.length; at += perRequest) {
      const part = writes.slice(at, at + perRequest);
      const isLast = at + perRequest >= writes.length;
      const body = part.flatMap((one): object[] =>
        'put' in one
          ? [{ [how]: { _id: one.put.id } }, indexedRecipe(one.put)]
          : [{ delete: { _id: one.remove } }],
      );
      const { items } = await answerOf(
        this.client.bulk(
          { index: ownAlias(index), require_alias: true, refresh: isLast && refresh, body },
          { requestTimeout: writeTimeoutMs },
        ),
      );
      for (const item of items) assertWritten(Object.values(item)[0] as Item);
    }
  }

  private async targets(): Promise<Target[]> {
    const { searched, written, coming } = this.names;
    const { statusCode, body } = await this.client.indices
      .getAlias({ name: [written, searched, coming] }, { ignore: [404], requestTimeout: writeTimeoutMs })
      .catch((error: unknown) => answerOf<never>(Promise.reject(error)));
    // None is there yet: the first one will be filled with what is in the database then.
    if (statusCode === 404 && !Object.values(body).some((one) => typeof one === 'object')) return [];
    return Object.entries(body as Record<string, { aliases?: Record<string, unknown> }>)
      .filter(([, one]) => one.aliases?.[written])
      .map(([index, { aliases = {} }]) => ({ index, isSearched: searched in aliases || coming in aliases }));
  }
}

/** 404: what is to be removed is not there, or the index was replaced. 409: it is there already. */
function assertWritten({ status, error }: Item): void {
  if (!error || status === 404 || status === 409) return;
  if (status === 429 || status >= 500) throw new UnavailableError('Search', error);
  throw new Error(`OpenSearch refuses a recipe: ${error.type}: ${error.reason}`);
}
