import type { Row } from '../report/report.ts';
import { documentOf, gzippedKB, openPagesWorld, publicPagesOf, writePosts } from './kit/pages-world.ts';
import type { Benchmark } from './kit/report.ts';

const dataScript = /<script[^>]*type="application\/json"[^>]*>([\s\S]*?)<\/script>/g;

const bench: Benchmark = async (record) => {
  const world = await openPagesWorld();
  try {
    await writePosts(world);
    const rows: Row[] = [];
    for (const page of await publicPagesOf(world.gateway.url)) {
      const document = await documentOf(`${world.gateway.url}${page}`);
      const data = [...document.matchAll(dataScript)].map(([, json = '']) => json).join('\n');
      const compressed = data ? gzippedKB(data) : 0;
      record.figure(page, compressed);
      rows.push({
        page,
        'data kB': data.length / 1000,
        'data kB gzip': compressed,
        'whole document kB gzip': gzippedKB(document),
      });
    }
    record.table({ title: 'Documents as the gateway sends them', rows });
  } finally {
    await world.stop();
  }
};

export default bench;
