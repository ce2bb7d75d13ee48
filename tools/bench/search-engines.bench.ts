import { readFileSync } from 'node:fs';
import { openSearchArchive } from '@barspoon/servers/opensearch/archive';
import { startOpenSearch } from '@barspoon/servers/opensearch/start';
import { Client } from '@opensearch-project/opensearch';
import { MemorySearchIndex } from '../../services/catalogue/src/search/memory-search-index.ts';
import { IndexBuilds } from '../../services/catalogue/src/search/opensearch/index-builds.ts';
import { namesFor } from '../../services/catalogue/src/search/opensearch/names.ts';
import { OpenSearchIndex } from '../../services/catalogue/src/search/opensearch/open-search-index.ts';
import type {
  FacetQuery,
  SearchIndex,
  SearchQuery,
} from '../../services/catalogue/src/search/search-index.ts';
import type { Row } from '../report/report.ts';
import { searchDocuments } from './data/search-documents.ts';
import { searchesOf } from './data/search-terms.ts';
import { megabytesHeld, timeUntil } from './kit/clock.ts';
import { median, quantile } from './kit/measure.ts';
import type { Benchmark } from './kit/report.ts';
import { type Held, paysFrom } from './pays-from.ts';

const rounds = 3;
const termsOfKind = 6;
const batch = 1000;
const memoryMb = 1024;
/** Replicas of catalogue that would each hold the index. */
const replicas = [2, 4, 8];

const facetsOf = (query: SearchQuery): FacetQuery => ({
  q: query.q,
  chosen: { type: ['alcoholic'] },
  free: [],
  without: [],
  sort: 'best',
  limit: 24,
  withFacets: true,
});

/** Their best times of all rounds. */
async function timesOf<Q>(queries: readonly Q[], ask: (query: Q) => Promise<unknown>): Promise<Row> {
  const times: number[] = [];
  for (const query of queries) {
    const own: number[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const time = await timeUntil(() => ask(query));
      if (round >= 0) own.push(time);
    }
    times.push(Math.min(...own));
  }
  return { 'median ms': median(times), 'p95 ms': quantile(times, 0.95) };
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;

const bench: Benchmark = async (record, { sizes }) => {
  const archive = await openSearchArchive();
  if ('obstacle' in archive) throw new Error(archive.obstacle);
  const server = await startOpenSearch(archive, { memoryMb });
  const client = new Client({ node: server.url });
  const rows: Row[] = [];
  const inReplica: Held[] = [];
  const inServer: Held[] = [];
  const queries = searchesOf('discover').flatMap(({ queries }) => queries.slice(0, termsOfKind));
  const long = searchesOf('recipes').flatMap(({ queries }) => queries.slice(0, termsOfKind));
  const measured = async (index: SearchIndex) => {
    const [discover, recipes, facets] = [
      await timesOf(queries, (query) => index.search(query)),
      await timesOf(long, (query) => index.search(query)),
      await timesOf(queries.map(facetsOf), (query) => index.discover(query)),
    ];
    return {
      row: {
        'Discover p50 ms': discover['median ms'] ?? null,
        'Discover p95 ms': discover['p95 ms'] ?? null,
        'with steps p50 ms': recipes['median ms'] ?? null,
        'with steps p95 ms': recipes['p95 ms'] ?? null,
        'facets p50 ms': facets['median ms'] ?? null,
        'facets p95 ms': facets['p95 ms'] ?? null,
      },
      p95: Number(discover['p95 ms']),
    };
  };
  // Caches of the code that makes documents are filled before memory is measured.
  await new MemorySearchIndex().put([...searchDocuments(batch)]);
  try {
    for (const size of sizes) {
      const before = megabytesHeld();
      const memory = new MemorySearchIndex();
      const memoryMs = await timeUntil(async () => {
        for (const document of searchDocuments(size)) await memory.put([document]);
      });
      const held = megabytesHeld() - before;
      const names = namesFor(`bench${size}`);
      const builds = new IndexBuilds(client, names, { shards: 1, refreshMs: 100 });
      const openMs = await timeUntil(async () => {
        const index = await builds.begin();
        const documents = [];
        for (const document of searchDocuments(size)) {
          documents.push(document);
          if (documents.length === batch) await builds.fill(index, documents.splice(0));
        }
        await builds.fill(index, documents);
        await builds.finish(index);
      });
      const open = new OpenSearchIndex(client, names);
      for (const query of [...queries, ...long]) {
        const [one, other] = [await memory.search(query), await open.search(query)];
        if (JSON.stringify(one) !== JSON.stringify(other))
          throw new Error(`"${query.q}" finds another result`);
      }
      const { body: stats } = await client.indices.stats({ index: names.searched });
      const [own, theirs] = [await measured(memory), await measured(open)];
      const serverMb = residentMb(server.process.pid);
      inReplica.push({ recipes: size, mb: held });
      inServer.push({ recipes: size, mb: serverMb });
      rows.push(
        {
          recipes: size,
          engine: 'memory',
          'built in s': memoryMs / 1000,
          'MB in memory': held,
          'MB on disk': 0,
          ...own.row,
        },
        {
          recipes: size,
          engine: 'OpenSearch',
          'built in s': openMs / 1000,
          'MB in memory': serverMb,
          'MB on disk': Number(stats._all?.primaries?.store?.size_in_bytes ?? 0) / 1e6,
          ...theirs.row,
        },
      );
      if (size === 10_000) record.figure('discover', theirs.p95);
      await client.indices.delete({
        index: Object.keys((await client.indices.getAlias({ name: names.searched })).body),
      });
    }
  } finally {
    await client.close();
    await server.stop();
  }
  record.table({
    title: `The same searches in both engines, which give the same results; OpenSearch with one shard on the same machine and ${memoryMb} MB of heap`,
    rows,
  });
  if (sizes.length > 1)
    record.table({
      title:
        'The number of recipes from which one OpenSearch takes less memory than the index in every replica',
      rows: replicas.map((count) => ({
        'replicas of catalogue': count,
        'pays from recipes': paysFrom(count, inReplica, inServer),
      })),
    });
};

export default bench;
