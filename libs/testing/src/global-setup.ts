import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServers } from '@barspoon/servers/test-servers';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    mongodbUrl: string;
    /** A folder for what stacks write down; it is removed after the run. */
    stacksDir: string;
  }
}

/** One real MongoDB for a run; each stack has databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'stacks-'));
  const servers = await startTestServers({ only: ['mongo'] });
  project.provide('mongodbUrl', servers.urls.mongo);
  project.provide('stacksDir', dir);
  return async () => {
    await servers.stop();
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  };
}
