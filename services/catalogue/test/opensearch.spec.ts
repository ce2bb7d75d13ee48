import { Client } from '@opensearch-project/opensearch';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openSearchArchive } from '../../../tools/stack/servers/opensearch/archive.ts';
import { type StartedOpenSearch, startOpenSearch } from '../../../tools/stack/servers/opensearch/start.ts';
import { IndexBuilds } from '../src/search/opensearch/index-builds.ts';
import { namesFor } from '../src/search/opensearch/names.ts';
import { OpenSearchIndex } from '../src/search/opensearch/open-search-index.ts';
import { conformance } from './search/conformance.ts';

const archive = await openSearchArchive();
if ('file' in archive)
  describe('with a real OpenSearch', () => {
    let server: StartedOpenSearch;
    let client: Client;

    beforeAll(async () => {
      server = await startOpenSearch(archive);
      client = new Client({ node: server.url });
    }, 120_000);

    afterAll(async () => {
      await client?.close();
      await server?.stop();
    });

    conformance('The search index in OpenSearch', {
      open: async () => {
        const names = namesFor('conformance');
        const builds = new IndexBuilds(client, names, { shards: 2, refreshMs: 10 });
        await builds.finish(await builds.begin());
        return new OpenSearchIndex(client, names);
      },
      libraries: 12,
      recipes: 1000,
      timeoutMs: 120_000,
    });
  });
else
  describe('with a real OpenSearch', () => {
    it.skip(`the search index in OpenSearch (left out here: ${archive.obstacle})`, () => undefined);
  });
