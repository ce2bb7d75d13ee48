import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '../report/report.ts';
import { seedLibrary } from '../seed/seed-library.ts';
import { BUILDS, buildWhatChanged } from '../stack/stack/builds.ts';
import { load, warmUp } from './kit/load.ts';
import { type OpenLoadFigures, openLoad } from './kit/open-load.ts';
import { residentMiB } from './kit/process-figures.ts';
import { inTurn, relayed } from './kit/recipes-world.ts';
import type { Benchmark, Recorder } from './kit/report.ts';
import { openWorld, type RunningProcess, root, type World } from './kit/world.ts';

const rates = [400, 800, 1600, 2400, 3200, 4800, 6400];
const seconds = 5;
const heldP99Ms = 100;
const listRate = 800;
const headers = {
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
};
const words = ['gin', 'lime', 'rum', 'sour', 'whiskey', 'mint', 'bitters', 'vodka', 'stir', 'strain'];

/** All services in one process over the library, with pages built as for members. */
const bench: Benchmark = async (record) => {
  await buildWhatChanged(root, BUILDS);
  const world = await openWorld();
  try {
    const all = await world.startAll();
    await world.operate((asked) => seedLibrary(asked, () => undefined));
    const slugs = await slugsOf(world);
    const pages = inTurn(slugs.map((slug) => `/recipes/${slug}`));
    // Each event of the library drops pages.
    await relayed(world);
    await sleep(5000);
    // Each page is made before it is measured.
    for (const slug of slugs)
      await fetch(`${all.url}/recipes/${slug}`, { headers }).then((one) => one.text());
    await warmUp({ url: all.url, nextPath: pages, connections: 8, headers });
    const bare = await bareOf(world, all, slugs[0] ?? '');
    await warmUp({ url: bare.url, nextPath: pages, connections: 8, headers });
    await curves(record, { bare: bare.url, product: all.url }, pages, all);
    await lists(record, all.url);
  } finally {
    await world.stop();
  }
};

async function slugsOf(world: World): Promise<string[]> {
  const recipes = world.mongo.db(world.database('catalogue')).collection<{ slug: string }>('recipes');
  const rows = await recipes.find({}, { projection: { slug: 1 } }).toArray();
  return rows.map(({ slug }) => slug);
}

/** Sends as many bytes as a document has compressed. */
async function bareOf(world: World, all: RunningProcess, slug: string): Promise<RunningProcess> {
  const document = `${all.url}/recipes/${slug}`;
  const { bytes } = await load({
    url: all.url,
    nextPath: () => `/recipes/${slug}`,
    connections: 1,
    seconds: 0.2,
    headers,
  });
  return world.startBare('document-server.ts', { DOCUMENT: document, BYTES: String(Math.round(bytes)) });
}

/** Both alternate at each rate, until one falls behind; then the product at four times the rate it holds. */
async function curves(
  record: Recorder,
  urls: { bare: string; product: string },
  nextPath: () => string,
  all: RunningProcess,
): Promise<void> {
  const rows: Row[] = [];
  const held = { bare: 0, product: 0 };
  for (const perSecond of rates)
    for (const server of ['bare', 'product'] as const) {
      const figures = await openLoad({ url: urls[server], nextPath, perSecond, seconds, headers });
      rows.push({ server, ...rowOf(perSecond, figures), 'MiB of the product': residentMiB(all.pid) });
      if (isHeld(figures)) held[server] = perSecond;
      await sleep(2000);
    }
  const watching = watchOthers(urls.product);
  const offered = 4 * held.product;
  const over = await openLoad({ url: urls.product, nextPath, perSecond: offered, seconds, headers });
  const unanswered = await watching.stop();
  rows.push({
    server: 'product, four times',
    ...rowOf(offered, over),
    'MiB of the product': residentMiB(all.pid),
  });
  record.figure('rate', held.product);
  record.figure('overload', (over.answered / over.seconds / held.product) * 100);
  record.figure('untold', over.offered - over.answered - over.refusedWithRetry);
  record.figure('others', unanswered);
  record.table({
    title: `Documents of recipes at a constant rate, ${seconds} s each; the bare server holds ${held.bare} a second`,
    rows,
  });
}

const isHeld = ({ answered, offered, p99 }: OpenLoadFigures) => answered === offered && p99 <= heldP99Ms;

const rowOf = (perSecond: number, figures: OpenLoadFigures): Row => ({
  'asked a second': perSecond,
  answered: figures.answered,
  refused: figures.refused,
  failed: figures.failed,
  'p50 ms': figures.p50,
  'p99 ms': figures.p99,
  'p99 of refusals ms': figures.refusedP99 || 0,
});

/** Health and signing in, again and again. @returns how often they were not answered */
function watchOthers(url: string): { stop(): Promise<number> } {
  let [isOver, unanswered, tried] = [false, 0, 0];
  const statusOf = (path: string, body?: object) =>
    fetch(`${url}${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(5000),
    }).then(
      ({ status }) => status,
      () => 0,
    );
  const watching = (async () => {
    while (!isOver) {
      if ((await statusOf('/livez')) !== 200) unanswered++;
      const nobody = { email: `nobody${++tried}@example.com`, password: 'never heard of' };
      if ((await statusOf('/api/v1/auth/sign-in', nobody)) !== 401) unanswered++;
      await sleep(200);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return unanswered;
    },
  };
}

async function lists(record: Recorder, url: string): Promise<void> {
  const rows: Row[] = [];
  const kinds: [key: string, paths: string[]][] = [
    ['discover', words.map((q) => `/api/v1/discover?q=${q}`)],
    ['leaderboard', ['/api/v1/leaderboard']],
    ['search', words.map((q) => `/api/v1/recipes?limit=24&q=${q}`)],
  ];
  for (const [key, paths] of kinds) {
    const nextPath = inTurn(paths);
    await warmUp({ url, nextPath, connections: 8, headers });
    const figures = await openLoad({ url, nextPath, perSecond: listRate, seconds, headers });
    record.figure(key, figures.p99);
    rows.push({ what: key, ...rowOf(listRate, figures) });
    await sleep(2000);
  }
  record.table({ title: 'Lists and searches at a constant rate', rows });
}

export default bench;
