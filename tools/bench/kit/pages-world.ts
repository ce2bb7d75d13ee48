import { gzipSync } from 'node:zlib';
import { seedLibrary } from '../../seed/seed-library.ts';
import { BUILDS, buildWhatChanged } from '../../stack/stack/builds.ts';
import { openWorld, type RunningProcess, root, serviceNames, type World } from './world.ts';

/** Those that goals speak of. */
const wantedPages = ['/', '/recipes', '/community'] as const;

/** Those of them that are built; the others are told of. */
export async function publicPagesOf(url: string): Promise<string[]> {
  const pages: string[] = [];
  for (const page of wantedPages)
    if ((await fetch(`${url}${page}`)).ok) pages.push(page);
    else console.log(`  ${page} is not built yet`);
  return pages;
}

export interface PagesWorld extends World {
  gateway: RunningProcess;
  /** The services, gateway included, by their names. */
  readonly services: ReadonlyMap<string, RunningProcess>;
}

/** The whole product over its starter library, with pages built as for members. */
export async function openPagesWorld(more: NodeJS.ProcessEnv = {}): Promise<PagesWorld> {
  await buildWhatChanged(root, BUILDS);
  const world = await openWorld();
  try {
    const services = new Map<string, RunningProcess>();
    for (const service of serviceNames)
      if (service !== 'gateway') services.set(service, await world.start(service, more));
    await world.operate((asked) => seedLibrary(asked, () => undefined));
    const gateway = await world.start('gateway', more);
    services.set('gateway', gateway);
    return { ...world, gateway, services };
  } catch (error) {
    await world.stop();
    throw error;
  }
}

/** Kilobytes of 1000 bytes, compressed as the gateway may send it. */
export const gzippedKB = (content: string | Buffer): number =>
  gzipSync(content, { level: 9 }).byteLength / 1000;

export async function documentOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return answer.text();
}
