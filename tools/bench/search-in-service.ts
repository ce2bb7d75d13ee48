import { MemorySearchIndex } from '../../services/catalogue/src/search/memory-search-index.ts';
import type {
  SearchDocument,
  SearchIndex,
  SearchQuery,
} from '../../services/catalogue/src/search/search-index.ts';
import { plainScan } from '../../services/catalogue/test/search/plain-scan.ts';
import type { Row } from '../report/report.ts';
import { searchDocuments } from './data/search-documents.ts';
import { searchesOf } from './data/search-terms.ts';
import { megabytesHeld, timeUntil } from './kit/clock.ts';
import { compare, median, quantile, type Timing } from './kit/measure.ts';
import type { Recorder } from './kit/report.ts';

const rounds = 7;
/** Up to this many recipes each kind's first search is compared with a plain scan, in result and time. */
const maxScanned = 100_000;

const columns = (name: string, times: readonly number[]): Row => ({
  search: name,
  'median ms': median(times),
  'p99 ms': quantile(times, 0.99),
  'worst ms': quantile(times, 1),
});

/** For every query its best time of all rounds, so that what else the machine does at a moment does not count. */
async function timesOf(index: SearchIndex, queries: readonly SearchQuery[]): Promise<number[]> {
  const times = queries.map((): number[] => []);
  for (let round = -2; round < rounds; round += 1) {
    for (const [at, query] of queries.entries()) {
      const time = await timeUntil(() => index.search(query));
      if (round >= 0) times[at]?.push(time);
    }
  }
  return times.map((ofRounds) => Math.min(...ofRounds));
}

async function compareWithScan(
  kept: readonly SearchDocument[],
  index: SearchIndex,
  query: SearchQuery,
): Promise<Timing[]> {
  const scanned = plainScan(kept, query);
  const { ids, total } = await index.search(query);
  if (scanned.length !== total || ids.some((id, at) => id !== scanned[at])) {
    throw new Error(`"${query.q}" does not find what a scan finds`);
  }
  return compare([
    { name: 'scan', run: () => plainScan(kept, query) },
    { name: 'index', run: () => index.search(query) },
  ]);
}

async function rowsOf(
  scope: SearchQuery['scope'],
  index: SearchIndex,
  kept: readonly SearchDocument[],
): Promise<{ rows: Row[]; p99: number }> {
  const rows: Row[] = [];
  const all: number[] = [];
  for (const { kind, queries } of searchesOf(scope)) {
    const times = await timesOf(index, queries);
    all.push(...times);
    const [query] = queries;
    const [scan, indexed] = query && kept.length > 0 ? await compareWithScan(kept, index, query) : [];
    rows.push({
      ...columns(`${scope}, ${kind}`, times),
      'plain scan ms': scan?.median ?? null,
      'times scan': indexed ? Math.round(indexed.speedup) : null,
    });
  }
  return { rows: [...rows, columns(`${scope}, all`, all)], p99: quantile(all, 0.99) };
}

/** Goals of searching inside the service. */
const keys: Record<SearchQuery['scope'], ReadonlySet<number>> = {
  discover: new Set([10_000, 100_000, 1_000_000]),
  recipes: new Set([100_000]),
};

/** The index itself, at each number of recipes. */
export async function searchInService(record: Recorder, sizes: readonly number[]): Promise<void> {
  const growth: Record<SearchQuery['scope'], [number, number][]> = { discover: [], recipes: [] };
  for (const size of sizes) {
    const before = megabytesHeld();
    const kept = size <= maxScanned ? [...searchDocuments(size)] : [];
    const withDocuments = megabytesHeld();
    const index = new MemorySearchIndex();
    const building = await timeUntil(async () => {
      for (const document of kept.length > 0 ? kept : searchDocuments(size)) await index.put([document]);
    });
    const held = megabytesHeld() - (kept.length > 0 ? withDocuments : before);
    const rows: Row[] = [];
    for (const scope of ['discover', 'recipes'] as const) {
      const found = await rowsOf(scope, index, kept);
      rows.push(...found.rows);
      growth[scope].push([size, found.p99]);
      if (keys[scope].has(size)) record.figure(`${scope}${size}`, found.p99);
    }
    const changed = [...searchDocuments(500)].map((document) => ({
      ...document,
      name: `${document.name} again`,
    }));
    const changes: number[] = [];
    for (const document of changed) changes.push(await timeUntil(() => index.put([document])));
    rows.push(columns('a change', changes));
    const typed = ['margeritta', 'old fasioned', 'whisky sour', 'zzqqxx', 'limee', 'daiqiri', 'negorni'];
    for (const q of typed) await index.suggest(q);
    const suggestions: number[] = [];
    for (const q of typed) suggestions.push(await timeUntil(() => index.suggest(q)));
    rows.push(columns('suggestions', suggestions));
    const perRecipe = ((building / size) * 1000).toFixed(0);
    record.table({
      title: `Search in ${size} recipes: ${perRecipe} µs to take one in, ${held.toFixed(0)} MB`,
      rows,
    });
  }
  const lines = [
    { name: 'Discover', points: growth.discover },
    { name: 'with instructions', points: growth.recipes },
  ];
  record.plot({ title: 'Search inside the service, p99 by recipes', x: 'recipes', y: 'ms', lines });
}
