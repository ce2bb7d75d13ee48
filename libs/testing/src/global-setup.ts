import { startTestServers } from '@barspoon/servers/test-servers';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    mongodbUrl: string;
  }
}

/** One real MongoDB for a run; each test file has databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await startTestServers({ only: ['mongo'] });
  project.provide('mongodbUrl', servers.urls.mongo);
  return () => servers.stop();
}
