import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@barspoon/servers/process/ports';
import type { TestProject } from 'vitest/node';
import { ROOT } from '../../tools/stack/boot/boot.mjs';
import { startStack } from '../../tools/stack/stack/stack.ts';
import { sharedSite } from './shared-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedStack: { url: string; env: Record<string, string> };
  }
}

const unlimited = '100000';
/** What a test may need of the services' environment. */
const told = [
  'FETCH_ALSO_FROM',
  'NODE_ENV',
  'MONGODB_URL',
  'MONGODB_PREFIX',
  'REDIS_URL',
  'NATS_URL',
  'NATS_KEYS_DIR',
];

/**
 * One stack for all journeys that can live together, as `npm start` makes it: built when something has changed, with
 * the starter library, the services in a process of their own. Its MongoDB serves the other specs of the run too.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'barspoon-journeys-'));
  const stack = await startStack({
    root: ROOT,
    dataDir,
    defaultPorts: false,
    diesWithUs: true,
    env: {
      ...sharedSite,
      MONGODB_PREFIX: 'journeys',
      LOG_LEVEL: 'warn',
      PASSWORD_HASHING: 'quick',
      NEWS_FROM_FEEDS: 'false',
      // Where a journey may put pages of the web of strangers.
      // Below the range of outgoing connections: nobody else takes it before a spec listens there.
      FETCH_ALSO_FROM: `127.0.0.1:${await freePort(20_800)}`,
      READS_PER_MINUTE: unlimited,
      PAGES_PER_MINUTE: unlimited,
      FILES_PER_MINUTE: unlimited,
      DRAWINGS_PER_MINUTE: unlimited,
      WRITES_PER_MINUTE: unlimited,
      CREDENTIALS_PER_MINUTE: unlimited,
      UPLOADS_PER_MINUTE: unlimited,
    },
  });
  const env = Object.fromEntries(told.map((name) => [name, stack.env[name] ?? '']));
  project.provide('mongodbUrl', env.MONGODB_URL ?? '');
  project.provide('stacksDir', dataDir);
  project.provide('sharedStack', { url: stack.state.addresses.Web?.replace(/\/$/, '') ?? '', env });
  return async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
