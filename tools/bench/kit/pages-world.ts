import { gzipSync } from 'node:zlib';
import { seedLibrary } from '../../seed/seed-library.ts';
import { BUILDS, buildWhatChanged } from '../../stack/stack/builds.ts';
import { openWorld, type RunningProcess, root, serviceNames, type World } from './world.ts';

export const publicPages = ['/', '/recipes', '/community'] as const;

export interface PagesWorld extends World {
  gateway: RunningProcess;
  /** Of the services besides the gateway. */
  pids(): Record<string, number>;
}

/** The whole product over its starter library, with pages built as for members. */
export async function openPagesWorld(): Promise<PagesWorld> {
  await buildWhatChanged(root, BUILDS);
  const world = await openWorld();
  try {
    const pids: Record<string, number> = {};
    for (const service of serviceNames)
      if (service !== 'gateway') pids[service] = (await world.start(service)).pid;
    await world.operate((services) => seedLibrary(services, () => undefined));
    return { ...world, gateway: await world.start('gateway'), pids: () => pids };
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
